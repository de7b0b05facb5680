import type {SnapshotFrom} from 'xstate'
import {charactersLeft, type EssayGrade} from '../../domain/question/essay.ts'
import type {essayMachine} from './essay.machine.ts'

type EssaySnapshot = SnapshotFrom<typeof essayMachine>

export const essayText = ({context}: EssaySnapshot): string => context.text

/** The counter below the field (spec 2§5). */
export const essayCharactersLeft = ({context}: EssaySnapshot): number => charactersLeft(context.text)

export const givenGrade = ({context}: EssaySnapshot): EssayGrade | null => context.grade

/** Idempotency key of the write on its way, for the outbox's word about it (D-03). */
export const essayKey = ({context}: EssaySnapshot): string | null => context.writeKey

/** The guards do not read the key, so the question can be asked without making one. */
const anyKey = ''

/** 'Salvar' would do something. */
export const canSaveEssay = (state: EssaySnapshot): boolean => state.can({type: 'text.save', key: anyKey})

/** 'Ver gabarito' would do something. */
export const canShowKey = (state: EssaySnapshot): boolean => state.can({type: 'key.show', key: anyKey})

/** 'Modo prova': the key comes when all questions were finished. */
export const isOfExam = ({context}: EssaySnapshot): boolean => context.isExam

export const isEssayCommentOpen = (state: EssaySnapshot): boolean => state.matches({graded: 'commentShown'})
