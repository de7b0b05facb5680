/** The one place that names the product (D-32): everything visible reads the name and slug from here. */
export const brand = {
  name: 'Aristo',
  /** Stands in paths where the specification writes `{product}`. */
  slug: 'aristo',
  description: 'Plataforma de estudos para provas de residência médica e revalidação de diploma.',
  /** Milliseconds the loading logo stays at least, from the first paint (spec 1§9). */
  splashMinimum: 2_000,
} as const
