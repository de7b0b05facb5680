import type {VideoScript} from '../profile/onboardingVideos.ts'

/** What the video of the help drawer says (spec 2§2); drawn like those of the onboarding. */
export const decksVideo = {
  name: 'baralhos',
  title: 'Vídeo: como usar os baralhos',
  seconds: 17,
  scenes: [
    {from: 0, art: 'logo', text: 'Baralhos: flashcards de estudantes para estudantes.'},
    {from: 3.4, art: 'targets', text: 'Escolha um tema e procure pelo conteúdo.'},
    {from: 6.8, art: 'check', text: 'Vire o flashcard, confira a resposta e salve os melhores.'},
    {from: 10.4, art: 'agenda', text: 'Crie os seus: uma pergunta curta, uma única resposta.'},
    {from: 13.8, art: 'days', text: 'Os salvos voltam nos extras e na revisão inteligente.'},
  ],
} as const satisfies VideoScript
