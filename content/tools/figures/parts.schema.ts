import * as v from 'valibot'

/** Words of a figure; a year or a mark may be written as a bare number. */
export const label = (most = 60) =>
  v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.minLength(1), v.maxLength(most))

export const number = v.pipe(v.number(), v.finite())
export const positive = v.pipe(number, v.gtValue(0))
export const share = v.pipe(number, v.minValue(0), v.maxValue(100))

/** What a reader hears instead of the picture; it must not give the answer away. */
export const alt = v.pipe(v.string(), v.trim(), v.minLength(10), v.maxLength(300))

/** One of some Portuguese words, as the English name the code calls it by. */
export const word = <const T extends Record<string, string>>(names: T) => {
  // The keys of a literal record are exactly its own names.
  const keys = Object.keys(names) as (keyof T & string)[]
  return v.pipe(
    v.picklist(keys, ({received}) => `${received} não é nenhum de: ${keys.join(', ')}`),
    v.transform((key): T[keyof T & string] => names[key]),
  )
}
