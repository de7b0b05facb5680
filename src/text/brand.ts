/** The one place that names the product (D-32): everything visible reads the name and slug from here. */
export const brand = {
  name: 'Aristo',
  /** Stands in paths where the specification writes `{product}`. */
  slug: 'aristo',
  /** Where students write to. */
  contact: {email: 'suporte@aristo.example', privacyEmail: 'privacidade@aristo.example'},
  description: 'Plataforma de estudos para provas de residência médica e revalidação de diploma.',
} as const
