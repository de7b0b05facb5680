import * as v from 'valibot'

/** A stable identifier; answers, favourites and agendas point to it. */
export const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:[-./][a-z0-9]+)*$/, 'lower case letters, digits, "-", "." and "/"'),
  v.maxLength(80),
  v.description('Stable identifier, unique over all packs; kept for ever, because answers point to it.'),
)
export const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))
export const markdown = v.pipe(text(20_000), v.description('Markdown (CommonMark with tables). No HTML.'))

/** Where a file or page is: no script, no other scheme, nothing that reaches another host by two slashes. */
export const address = (what: string) =>
  v.pipe(
    text(300),
    v.regex(/^(?:\/(?!\/)|https:\/\/)[^\s"'<>\\]+$/),
    v.description(`${what}: a path of this host, or https.`),
  )

export const areas = ['CIR', 'CM', 'GO', 'PED', 'SC', 'EXT'] as const
export const federationUnits = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const

export const classification = v.pipe(
  v.array(text(120)),
  v.minLength(1),
  v.maxLength(4),
  v.description('Path of theme names below the area, from the widest to the narrowest, one to four levels.'),
)

export const image = v.strictObject({
  name: v.pipe(text(80), v.regex(/^[a-z0-9-]+\.(svg|png|jpg|webp)$/)),
  alt: v.pipe(text(300), v.description('Alternative text that does not give the answer away.')),
  data: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/=]+$/), v.maxLength(2_000_000), v.description('The file, base64.')),
})

export const comment = v.strictObject({
  author: text(120),
  title: v.optional(text(160)),
  body: v.pipe(
    markdown,
    v.description(
      'Expert comment: why the key is right, why each other choice is wrong, and the guideline it follows.',
    ),
  ),
})

export type PackImage = v.InferOutput<typeof image>
export type PackComment = v.InferOutput<typeof comment>
