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

/** What is wrong between the fields of a figure, each with the field that it is told at. */
export type Refusals<T> = readonly (readonly [key: keyof T & string, message: string])[]

/** Refuses a figure whose fields are sound one by one and not together. */
export const refusing = <T extends Record<string, unknown>>(refusals: (written: T) => Refusals<T>) =>
  v.rawCheck<T>(({dataset, addIssue}) => {
    if (!dataset.typed) return
    const input = dataset.value
    for (const [key, message] of refusals(input)) {
      addIssue({message, path: [{type: 'object', origin: 'value', input: {...input}, key, value: input[key]}]})
    }
  })
