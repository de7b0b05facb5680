import {brand} from '../shared/brand.ts'

/** What stands beside the public screens (spec 1§2). */
export const publicShellText = {
  carousel: `O ${brand.name} por dentro`,
  roleDescription: 'carrossel',
  slides: [
    {
      name: 'Agenda do dia',
      caption: 'Cada dia já planejado: estudo, revisão e simulados na ordem certa.',
      alt: 'Tela do celular com a agenda do dia: o dia de hoje, as atividades e a aula de imunização.',
    },
    {
      name: 'Questões',
      caption: 'Questões com caso clínico, alternativas para riscar e tema escuro para a noite.',
      alt: 'Tela do celular, em tema escuro, com uma questão: o caso clínico de um menino de 15 meses e a alternativa A.',
    },
    {
      name: 'Suas provas',
      caption: 'Você diz onde quer passar, e cada instituição pesa na escolha dos temas.',
      alt: 'Tela do celular com as instituições escolhidas em ordem: a primeira pesa mais.',
    },
    {
      name: 'Revisão inteligente',
      caption: 'O que você esquece volta na hora certa, calculado para você.',
      alt: 'Tela do celular com a revisão inteligente: a questão voltou porque a última resposta estava errada e a chance de lembrar é de 46%.',
    },
    {
      name: 'Semana típica',
      caption: 'Você escolhe os dias de cada atividade, e o plano se ajusta.',
      alt: 'Tela do celular com a semana típica: os dias marcados para estudo teórico, revisão teórica e revisão inteligente.',
    },
    {
      name: 'Seu perfil',
      caption: 'Seus objetivos e seus dados em um só lugar, sempre com você.',
      alt: 'Tela do celular com o perfil: foto, nome, a marca Premium e os objetivos.',
    },
  ],
  slide: (number: number, total: number, name: string) => `${number} de ${total}: ${name}`,
  pause: 'Pausar as imagens',
  play: 'Mover as imagens',
  bannerTitle: 'Sua revalidação começa aqui',
  bannerText:
    'Um plano diário com os temas que mais caem, questões comentadas de provas anteriores e revisão no momento certo.',
  bannerPoints: [
    'Agenda diária montada para a sua prova',
    'Questões comentadas por especialistas',
    'Simulados com correção na hora',
  ],
} as const
