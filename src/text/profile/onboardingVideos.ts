import {brand} from '../shared/brand.ts'

/** One sentence of a video, from its second on until the next begins. */
export type VideoScene = {
  readonly from: number
  readonly text: string
  readonly art: 'logo' | 'path' | 'days' | 'check' | 'agenda' | 'targets' | 'talk' | 'bell'
}

/** `seconds`: how long the whole video is. */
export type VideoScript = {
  readonly name: string
  readonly title: string
  readonly seconds: number
  readonly scenes: readonly VideoScene[]
}

/**
 * What the two videos of the onboarding say. `npm run media` draws the videos and writes their captions from here, and
 * the screen shows the same words as their transcript.
 */
export const onboardingVideos = {
  motivation: {
    name: 'motivacao',
    title: 'Vídeo: um recado para começar',
    seconds: 16,
    scenes: [
      {from: 0, art: 'logo', text: 'Tudo começa com uma decisão.'},
      {from: 3.2, art: 'path', text: 'Você já percorreu um longo caminho até aqui.'},
      {from: 6.6, art: 'days', text: 'Agora é um dia de cada vez: estudar, revisar, treinar.'},
      {from: 10, art: 'check', text: 'O que hoje é dúvida, amanhã é resposta certa.'},
      {from: 13.2, art: 'logo', text: 'A sua vaga começa agora.'},
    ],
  },
  introduction: {
    name: 'boas-vindas',
    title: `Vídeo: como o ${brand.name} funciona`,
    seconds: 18,
    scenes: [
      {from: 0, art: 'logo', text: `Boas-vindas ao ${brand.name}.`},
      {from: 3.2, art: 'agenda', text: 'Todo dia, uma agenda pronta para você.'},
      {from: 6.8, art: 'check', text: 'Teoria, revisões, provas e simulados, no seu ritmo.'},
      {from: 10.4, art: 'targets', text: 'Você diz as provas e os dias. Nós organizamos o resto.'},
      {from: 14.4, art: 'days', text: 'Vamos montar a sua semana?'},
    ],
  },
} as const satisfies Record<string, VideoScript>
