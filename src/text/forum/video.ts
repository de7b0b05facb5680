import type {VideoScript} from '../profile/onboardingVideos.ts'

/** What the product's own tutorial of the forum says (F-107); an operator may show another. */
export const forumVideo = {
  name: 'forum',
  title: 'Vídeo: como usar o fórum',
  seconds: 20,
  scenes: [
    {from: 0, art: 'talk', text: 'Ficou com dúvida? O fórum está logo abaixo do conteúdo.'},
    {from: 4, art: 'agenda', text: 'Escreva o que não ficou claro. Sem conexão, a mensagem espera.'},
    {from: 8.2, art: 'check', text: 'O assistente responde e cita de onde tirou a resposta.'},
    {from: 12.2, art: 'targets', text: 'Não resolveu? Peça um monitor.'},
    {from: 15.4, art: 'bell', text: 'Uma notificação avisa quando a resposta chega.'},
  ],
} as const satisfies VideoScript

/** Where the product's own tutorial is, for browsers that know no WebM too. */
export const forumVideoAddress = `/media/${forumVideo.name}.mp4`
