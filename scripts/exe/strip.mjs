// Takes the symbols and debugging notes out of a Linux program, as strip does: nothing that is loaded into memory changes.
// Written here because strip only knows programs of its own processor.

const SECTION_BYTES = 64;
/** Of an ELF section: it is part of the program in memory. */
const ALLOCATED = 2n;

/** A 64-bit little-endian ELF program without what is not loaded. */
export function stripped(program) {
  if (program.readUInt32BE(0) !== 0x7f454c46 || program[4] !== 2 || program[5] !== 1)
    throw new Error('this is no 64-bit ELF program');
  const table = Number(program.readBigUInt64LE(0x28));
  const count = program.readUInt16LE(0x3c);
  const sections = Array.from({ length: count }, (_, at) => {
    const from = table + at * SECTION_BYTES;
    return program.subarray(from, from + SECTION_BYTES);
  });
  const NOBITS = 8;
  const names = program.readUInt16LE(0x3e);
  // Loaded sections come first, in the order of their numbers, so they keep those; then only their names are needed.
  const loaded = sections.findLastIndex((section) => (section.readBigUInt64LE(8) & ALLOCATED) !== 0n) + 1;
  const end = Math.max(
    ...sections
      .slice(0, loaded)
      .filter((section) => section.readUInt32LE(4) !== NOBITS)
      .map((section) => Number(section.readBigUInt64LE(0x18) + section.readBigUInt64LE(0x20))),
  );
  const nameAt = Number(sections[names].readBigUInt64LE(0x18));
  const nameBytes = program.subarray(nameAt, nameAt + Number(sections[names].readBigUInt64LE(0x20)));
  const padding = Buffer.alloc((8 - ((end + nameBytes.length) % 8)) % 8);
  const kept = [...sections.slice(0, loaded), Buffer.from(sections[names])];
  kept.at(-1).writeBigUInt64LE(BigInt(end), 0x18);
  const whole = Buffer.concat([program.subarray(0, end), nameBytes, padding, ...kept]);
  whole.writeBigUInt64LE(BigInt(end + nameBytes.length + padding.length), 0x28);
  whole.writeUInt16LE(kept.length, 0x3c);
  whole.writeUInt16LE(loaded, 0x3e);
  return whole;
}
