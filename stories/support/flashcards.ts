import type {ShownFlashcard} from '../../src/features/study/flashcards/shown.ts'

/** A drawing of a lesson's own, so that the story needs no network. */
const drawing =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 240 120'%3E%3Cpath d='M4 60h52l10-34 16 74 14-52 8 12h132' fill='none' stroke='%23888' stroke-width='4'/%3E%3C/svg%3E"

export const sepsisCard: ShownFlashcard = {
  _id: 'f3',
  scopedId: 'agenda-1:f3',
  front: [
    {
      tag: 'p',
      children: [
        'No choque séptico que não responde a volume, qual é o ',
        {tag: 'strong', children: ['vasopressor de primeira escolha']},
        '?',
      ],
    },
  ],
  back: [
    {
      tag: 'p',
      children: [{tag: 'strong', children: ['Noradrenalina']}, ', com pressão arterial média de 65 mmHg como alvo.'],
    },
    {tag: 'p', children: ['A vasopressina entra em segundo lugar, para poupar catecolamina.']},
  ],
  prefix: 'Sepse',
  classification: ['Clínica Médica', 'Infectologia', 'Sepse'],
  answer: -1,
}

/** Both sides with an image. */
export const pictureCard: ShownFlashcard = {
  ...sepsisCard,
  _id: 'f4',
  scopedId: 'agenda-1:f4',
  front: [
    {tag: 'p', children: ['Que ritmo mostra o traçado?']},
    {
      tag: 'p',
      children: [
        {
          tag: 'img',
          attributes: {src: drawing, alt: 'Traçado de eletrocardiograma com um batimento', width: '240', height: '120'},
        },
      ],
    },
  ],
  back: [{tag: 'p', children: ['Ritmo sinusal com um complexo QRS estreito.']}],
  prefix: null,
}

const paragraph = {
  tag: 'p' as const,
  children: [
    'Lactato, culturas, antimicrobiano de amplo espectro, cristaloide 30 mL/kg e vasopressor quando a pressão não sobe. '.repeat(
      3,
    ),
  ],
}

/** More words than a card usually has. */
export const longCard: ShownFlashcard = {
  ...sepsisCard,
  _id: 'f5',
  scopedId: 'agenda-1:f5',
  back: [paragraph, paragraph, paragraph],
}
