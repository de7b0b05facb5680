/** The list of the student's courses, on every screen (spec 1§2). */
export const courseMenuText = {
  courses: 'Trocar de curso',
  current: (title: string) => `Curso atual: ${title}. Trocar de curso`,
  failedTitle: 'Não foi possível trocar de curso.',
  failedText: 'Você continua no curso atual. Verifique sua conexão e tente de novo.',
} as const
