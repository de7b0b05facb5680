/** Words about a student's picture wherever it stands: the header shows it on every screen (spec 1§2, 1§6). */
export const pictureText = {
  of: (name: string): string => `Foto de ${name}`,
  premium: 'Premium',
} as const
