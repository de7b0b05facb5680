import {objectTypes} from '../rules.ts'

const signatures: Readonly<Record<(typeof objectTypes)[number], readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
}

/** Whether the bytes begin as their declared type does, and the type is one the storage takes. */
export function isTrueKind(contentType: string, bytes: Uint8Array): boolean {
  const kind = objectTypes.find((type) => type === contentType)
  return kind !== undefined && signatures[kind].every((byte, index) => bytes[index] === byte)
}
