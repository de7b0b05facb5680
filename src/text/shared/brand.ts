/** The one place that names the product (D-32): everything visible reads the name and slug from here. */
export const brand = {
  name: 'Aristo',
  /** Stands in paths where the specification writes `{product}`. */
  slug: 'aristo',
  /** Where students write to. */
  contact: {email: 'suporte@aristo.example', privacyEmail: 'privacidade@aristo.example'},
  /** Where the product is found elsewhere. */
  social: [
    {id: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/'},
    {id: 'youtube', label: 'YouTube', url: 'https://www.youtube.com/'},
    {id: 'whatsapp', label: 'WhatsApp', url: 'https://wa.me/'},
  ],
  /** The year of the footer. */
  since: 2024,
  description: 'Plataforma de estudos para provas de residência médica e revalidação de diploma.',
} as const
