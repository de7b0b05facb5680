/** Lengths in characters, on phones and on wider screens (spec 1§5). */
const single = {phone: 20, wide: 30}
const firstOfMany = {phone: 12, wide: 15}

/**
 * How a name is shown where there is little room: a single name cut at 20 characters on phones and 30 on wider screens;
 * else the first name (its initial when it is longer than 12 or 15 characters) and the last. Without a name, `fallback`,
 * the product's short name (spec 1§5; C-46).
 */
export function shortName(name: string, width: 'phone' | 'wide', fallback: string): string {
  const names = name.split(/\s+/).filter((part) => part !== '')
  const [first, ...others] = names
  if (first === undefined) return fallback
  const last = others.at(-1)
  if (last === undefined) return first.slice(0, single[width])
  return `${first.length > firstOfMany[width] ? `${first.charAt(0)}.` : first} ${last}`
}
