import { z } from 'zod';
import { NotDone, type Tool } from './tool.ts';

/** Versions of the protocol whose messages are the same as far as tools go, the newest first. */
const PROTOCOLS = ['2025-06-18', '2025-03-26', '2024-11-05'];

/** JSON-RPC's own codes. */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const NO_SUCH_METHOD = -32_601;
const INVALID_PARAMS = -32_602;

const request = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
});

class RpcError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const INSTRUCTIONS =
  'Riffle knows the rules of home Texas hold’em tournaments under five rulebooks. Settle arguments with find_rulings and then ruling: it asks for the one fact that decides until it can rule, and names the rule. Chips are whole numbers, money is in cents, bets are always “raise to”.';

/** The few messages of the Model Context Protocol that a server with tools needs. */
export class Session {
  private readonly tools: readonly Tool[];
  private readonly version: string;

  constructor(tools: readonly Tool[], version: string) {
    this.tools = tools;
    this.version = version;
  }

  /** The answer to one line; null where none is due. */
  async answer(line: string): Promise<string | null> {
    let id: string | number | null = null;
    try {
      const asked = read(line);
      id = asked.id ?? null;
      const result = await this.handle(asked.method, asked.params ?? {});
      return asked.id === undefined ? null : JSON.stringify({ jsonrpc: '2.0', id, result });
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      const { code, message } = error;
      return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } });
    }
  }

  private handle(method: string, params: Readonly<Record<string, unknown>>): unknown {
    if (method === 'initialize')
      return {
        protocolVersion: PROTOCOLS.find((each) => each === params.protocolVersion) ?? PROTOCOLS[0],
        capabilities: { tools: {} },
        serverInfo: { name: 'riffle', version: this.version },
        instructions: INSTRUCTIONS,
      };
    if (method === 'ping') return {};
    if (method === 'tools/list') return { tools: this.tools.map(described) };
    if (method === 'tools/call') return this.call(params.name, params.arguments);
    if (method.startsWith('notifications/')) return null;
    throw new RpcError(NO_SUCH_METHOD, `there is no method ${method}`);
  }

  private async call(name: unknown, asked: unknown) {
    const called = this.tools.find((each) => each.name === name);
    if (called === undefined) throw new RpcError(INVALID_PARAMS, `there is no tool ${String(name)}`);
    try {
      const found = await called.run(asked);
      return { content: [{ type: 'text', text: JSON.stringify(found) }] };
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      return { content: [{ type: 'text', text: error.message }], isError: true };
    }
  }
}

function read(line: string): z.infer<typeof request> {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch (error) {
    throw new RpcError(PARSE_ERROR, `this line is not JSON: ${(error as Error).message}`);
  }
  const found = request.safeParse(message);
  if (!found.success) throw new RpcError(INVALID_REQUEST, z.prettifyError(found.error));
  return found.data;
}

const described = ({ name, about, takes, changes }: Tool) => ({
  name,
  description: about,
  inputSchema: z.toJSONSchema(takes, { io: 'input', unrepresentable: 'any' }),
  annotations: { readOnlyHint: !changes },
});
