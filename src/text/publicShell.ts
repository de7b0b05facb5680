import {brand} from './brand.ts'

/** What stands beside the public screens (spec 1§2). */
export const publicShellText = {
  carousel: `O ${brand.name} por dentro`,
  roleDescription: 'carrossel',
  slides: [
    {name: 'Agenda do dia', caption: 'Cada dia já planejado: estudo, revisão e simulados na ordem certa.', alt: 'Tela do celular com a agenda do dia: ícones das atividades, a aula do dia e a primeira questão.'},
    {name: 'Questões', caption: 'Questões de provas anteriores, com caso clínico e alternativas para riscar.', alt: 'Tela do celular com uma questão de prova: o caso clínico e as alternativas de A a D.'},
    {name: 'Comentários', caption: 'Toda questão comentada por especialistas, alternativa por alternativa.', alt: 'Tela do celular com uma questão respondida: a alternativa certa em verde e o comentário do especialista.'},
    {name: 'Modo prova', caption: 'Treine como no dia da prova: o gabarito aparece só no fim.', alt: 'Tela do celular com o modo prova ligado e as respostas marcadas, sem gabarito.'},
    {name: 'Revisão inteligente', caption: 'O que você esquece volta na hora certa, calculado para você.', alt: 'Tela do celular com a revisão inteligente e a explicação de por que a questão voltou.'},
    {name: 'Semana típica', caption: 'Você escolhe os dias de cada atividade, e o plano se ajusta.', alt: 'Tela do celular com o perfil de estudo: as instituições de interesse e a semana típica.'},
  ],
  slide: (number: number, total: number, name: string) => `${number} de ${total}: ${name}`,
  pause: 'Pausar as imagens',
  play: 'Mover as imagens',
  bannerTitle: 'Sua revalidação começa aqui',
  bannerText: 'Um plano diário com os temas que mais caem, questões comentadas de provas anteriores e revisão no momento certo.',
  bannerPoints: ['Agenda diária montada para a sua prova', 'Questões comentadas por especialistas', 'Simulados com correção na hora'],
} as const
