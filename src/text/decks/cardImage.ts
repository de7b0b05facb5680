import type {CardSide} from '../../../domain/decks/card.ts'
import type {ImageTrouble} from '../../../domain/decks/cardPicture.ts'
import {largestPicture} from '../../../domain/profile/avatar.ts'

export const cardImageText = {
  checking: 'Guardando a imagem…',
  alt: 'O que a imagem mostra',
  altHint: 'Para quem não vê a imagem. Nada que identifique um paciente.',
  altMissing: 'Escreva o que a imagem mostra.',
  remove: 'Remover imagem',
} as const

export const addImage: Readonly<Record<CardSide, string>> = {
  front: 'Adicionar imagem à frente',
  back: 'Adicionar imagem ao verso',
}

export const imageOfSide: Readonly<Record<CardSide, string>> = {front: 'Imagem da frente', back: 'Imagem do verso'}

export const imageFailed = 'A imagem não foi adicionada.'

export const imageTroubles: Readonly<Record<ImageTrouble, string>> = {
  wrongType: 'Este arquivo não é uma imagem PNG ou JPEG. Escolha outro.',
  missingContentType: 'O arquivo não diz de que tipo é. Escolha uma imagem PNG ou JPEG.',
  tooLarge: `O arquivo é grande demais: até ${largestPicture / 1_048_576} MB, e 1 MB depois de reduzido.`,
  unreadable: 'Não foi possível abrir esta imagem. O arquivo pode estar danificado.',
  offline: 'Você está sem conexão. Tente de novo quando ela voltar.',
  unreachable: 'O servidor não respondeu. Tente de novo em instantes.',
  unauthenticated: 'Sua sessão expirou. Entre de novo e repita.',
  refused: 'O servidor não aceitou a imagem, ou você já enviou muitas hoje.',
}
