// Which declarations the product runs: those that its entry points reach over imports and names. The rest only tests reach.
// A class counts as a whole, and a name counts wherever it is written, so what is called unreached is never used.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/** Everything that is started by name: the command line, its worker, the screens, and the clock that runs before them. */
const ENTRIES = [
  'src/cli/main.ts',
  'src/cli/worker.ts',
  'src/web/app/main.tsx',
  'src/web/shared/boot-clock/boot-clock.ts',
];

/** Calls `visit` for every node of a syntax tree. */
function walk(node, visit) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) for (const each of node) walk(each, visit);
  else {
    if (typeof node.type === 'string') visit(node);
    for (const [key, value] of Object.entries(node)) if (key !== 'type') walk(value, visit);
  }
}

/** The names a declaration gives to the rest of its file. */
function declared(statement) {
  const named = statement.declaration ?? statement;
  const names = statement.type === 'ExportDefaultDeclaration' ? ['default'] : [];
  if (named.id?.name !== undefined) names.push(named.id.name);
  for (const { id } of named.declarations ?? [])
    if (id.type === 'Identifier') names.push(id.name);
    else
      walk(id, ({ type, name }) => {
        if (type === 'Identifier') names.push(name);
      });
  return names;
}

/** A file's top-level statements with the names they use and the modules they load, its imports and its re-exports. */
function readModule(root, path) {
  const text = readFileSync(join(root, path), 'utf8');
  const module = { statements: [], byName: new Map(), imports: new Map(), exports: new Map(), all: [] };
  const target = (source) => {
    const found = relative(root, join(root, dirname(path), source));
    return [found, found.replace(/\.js$/, '.ts')].find(
      (each) => /\.tsx?$/.test(each) && existsSync(join(root, each)),
    );
  };
  for (const statement of parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path).body) {
    const from = statement.source == null ? undefined : target(statement.source.value);
    if (statement.type === 'ImportDeclaration') {
      for (const { type, local, imported } of statement.specifiers)
        module.imports.set(local.name, [
          from,
          type === 'ImportSpecifier' ? imported.name : type === 'ImportDefaultSpecifier' ? 'default' : '*',
        ]);
    } else if (statement.type === 'ExportAllDeclaration') module.all.push(from);
    else if (statement.type === 'ExportNamedDeclaration' && statement.declaration === null)
      for (const { local, exported } of statement.specifiers)
        module.exports.set(exported.name, [from ?? path, local.name]);
    const read = {
      end: statement.end,
      uses: new Set(),
      loads: [],
      names: declared(statement),
      reached: false,
    };
    module.statements.push(read);
    for (const name of read.names) module.byName.set(name, read);
    if (statement.type === 'ImportDeclaration')
      read.loads = statement.specifiers.length === 0 && from ? [[from, null]] : [];
    else
      walk(statement, ({ type, name, source, callee, arguments: args }) => {
        if (type === 'Identifier' || type === 'JSXIdentifier') read.uses.add(name);
        if (type === 'ImportExpression' && source.type === 'Literal')
          read.loads.push([target(source.value), '*']);
        if (type === 'NewExpression' && callee.name === 'URL' && args[0]?.type === 'Literal')
          read.loads.push([target(args[0].value), '*']);
      });
  }
  return module;
}

/** Says of a place in a file under `root` whether the product reaches what is declared there. */
export function reachIn(root, entries = ENTRIES) {
  const modules = new Map();
  const moduleOf = (path) => {
    if (!modules.has(path)) modules.set(path, readModule(root, path));
    return modules.get(path);
  };
  const started = new Set();
  const todo = [];
  /** What runs when a file is loaded: everything at its top that declares nothing. */
  const start = (path) => {
    if (started.has(path)) return;
    started.add(path);
    for (const statement of moduleOf(path).statements)
      if (statement.names.length === 0) mark(path, statement);
  };
  const mark = (path, statement) => {
    if (statement === undefined || statement.reached) return;
    statement.reached = true;
    todo.push([path, statement]);
  };
  const reach = (path, name) => {
    if (path === undefined) return;
    start(path);
    const { statements, byName, exports, imports, all } = moduleOf(path);
    if (name === '*') for (const statement of statements) mark(path, statement);
    if (byName.has(name)) return mark(path, byName.get(name));
    const elsewhere = exports.get(name) ?? imports.get(name);
    if (elsewhere !== undefined && !(elsewhere[0] === path && elsewhere[1] === name))
      return reach(...elsewhere);
    for (const each of name === '*' ? [...exports.values()].map(([from]) => from).concat(all) : all)
      if (each !== path) reach(each, name);
  };
  for (const entry of entries) reach(entry, '*');
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const [path, { uses, loads }] = next;
    const { byName, imports } = moduleOf(path);
    for (const [from, name] of loads) reach(from, name);
    for (const name of uses) {
      if (imports.has(name)) reach(...imports.get(name));
      if (byName.has(name)) mark(path, byName.get(name));
    }
  }
  /** The comment before a declaration belongs to it. */
  return (path, at) => {
    if (!started.has(path)) return false;
    const { statements } = moduleOf(path);
    return (statements.find(({ end }) => at < end) ?? statements.at(-1)).reached;
  };
}
