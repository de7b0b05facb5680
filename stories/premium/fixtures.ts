import type {PremiumCourse} from '../../domain/premium/premiumCourse.ts'

export const premiumCourses: readonly PremiumCourse[] = [
  {
    courseId: 'pratico',
    title: 'Curso Prático de Habilidades Clínicas',
    description: 'Estações simuladas, do exame físico à sutura, com o roteiro que a banca usa para dar a nota.',
    image: '/media/premium/pratico.svg',
  },
  {
    courseId: 'extensivo',
    title: 'Extensivo Residência Médica',
    description: 'Um ano de estudo com agenda diária, revisão inteligente e simulados das grandes áreas.',
    image: '/media/premium/extensivo.svg',
  },
  {
    courseId: 'revalida',
    title: 'Extensivo Revalida',
    description: 'As duas etapas do Revalida, com as diretrizes do SUS que a prova cobra.',
    image: '/media/premium/revalida.svg',
  },
]
