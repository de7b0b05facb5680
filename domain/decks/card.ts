import {wellFormed} from '../shared/wellFormed.ts'

/** The lengths of a community card, in characters of its markdown, and of the words of a search. */
export const cardBounds = {face: 2_000, search: 100} as const

/** A face as it is kept: without blanks around it and without what no database keeps. */
export const keptFace = (text: string): string => wellFormed(text).trim()

/** Whether a face may be kept: something is written, and not too much (spec 2§5). */
export const isFace = (text: string): boolean => keptFace(text) !== '' && keptFace(text).length <= cardBounds.face

/** A picture of a face: at most so many bytes as it is sent, so many pixels a side, and so much of alternative text. */
export const cardImage = {bytes: 1_048_576, longestSide: 2_048, alt: 300} as const

/** A picture that stands below the words of a face, and what it shows in words. */
export type CardImage = {readonly id: string; readonly alt: string}

const keptAlt = (alt: string): string => wellFormed(alt).replaceAll(/\s+/g, ' ').trim()

/** The picture as it is kept: its alternative text in one line. */
export const keptImage = ({id, alt}: CardImage): CardImage => ({id, alt: keptAlt(alt)})

/** Whether a picture may be kept: what it shows is written, for whoever does not see it. */
export const isImageTold = (image: CardImage | null): boolean =>
  image === null || (keptAlt(image.alt) !== '' && keptAlt(image.alt).length <= cardImage.alt)

/** The faces of a card. */
export const cardSides = ['front', 'back'] as const
export type CardSide = (typeof cardSides)[number]

/** What is written of a new card. An empty `lessonId` is the first option of the list, 'Selecione um tema'. */
export type CardDraft = {
  readonly lessonId: string
  readonly front: string
  readonly back: string
  readonly images: Readonly<Record<CardSide, CardImage | null>>
}

export const emptyDraft: CardDraft = {lessonId: '', front: '', back: '', images: {front: null, back: null}}

/** 'Criar' is enabled: a lesson is chosen, front and back are written, and so is what their pictures show (spec 2§5). */
export const isCreatable = ({lessonId, front, back, images}: CardDraft): boolean =>
  lessonId !== '' && isFace(front) && isFace(back) && cardSides.every((side) => isImageTold(images[side]))
