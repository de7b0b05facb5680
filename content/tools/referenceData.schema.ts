import * as v from 'valibot'
import {federationUnits, id, text} from '../../server/content/packParts.schema.ts'

const day = v.pipe(v.string(), v.isoDate())

export const articleHeadSchema = v.pipe(
  v.strictObject({id, título: text(160), resumo: text(400), autor: text(120), data: day, tema: text(80)}),
  v.transform((head) => ({
    id: head.id,
    title: head['título'],
    summary: head.resumo,
    author: head.autor,
    date: head.data,
    theme: head.tema,
  })),
)

/** What a document is for, as its file says it and as the pack does. */
const purposes = {
  'termos de uso': 'terms',
  'política de privacidade': 'privacy',
  'dúvidas sobre baralhos': 'decksFaq',
  tutoriais: 'tutorials',
  planner: 'planner',
  errata: 'errata',
  biblioteca: 'library',
} as const

export const documentHeadSchema = v.pipe(
  v.strictObject({
    id,
    finalidade: v.picklist([
      'termos de uso',
      'política de privacidade',
      'dúvidas sobre baralhos',
      'tutoriais',
      'planner',
      'errata',
      'biblioteca',
    ]),
    título: text(160),
    subtítulo: v.optional(text(200)),
    data: day,
    fase: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    categoria: v.optional(text(80)),
    descrição: v.optional(text(400)),
  }),
  v.transform((head) => ({
    id: head.id,
    purpose: purposes[head.finalidade],
    title: head['título'],
    subtitle: head['subtítulo'] ?? null,
    date: head.data,
    phase: head.fase ?? null,
    category: head.categoria ?? null,
    description: head['descrição'] ?? null,
  })),
)

const reasons = v.array(
  v.pipe(
    v.strictObject({id: text(60), texto: text(160)}),
    v.transform((reason) => ({id: reason.id, text: reason.texto})),
  ),
)

export const reasonsFileSchema = v.pipe(
  v.strictObject({
    denúncia: v.strictObject({questão: reasons, flashcard: reasons, comentário: reasons}),
    pesquisa: v.strictObject({detratores: reasons, neutros: reasons, promotores: reasons}),
  }),
  v.transform(({denúncia: report, pesquisa: survey}) => [
    {id: 'report/question' as const, reasons: report['questão']},
    {id: 'report/flashcard' as const, reasons: report.flashcard},
    {id: 'report/comment' as const, reasons: report['comentário']},
    {id: 'survey/detractor' as const, reasons: survey.detratores},
    {id: 'survey/neutral' as const, reasons: survey.neutros},
    {id: 'survey/promoter' as const, reasons: survey.promotores},
  ]),
)

const school = v.pipe(
  v.strictObject({sigla: text(60), nome: text(160)}),
  v.transform(({sigla, nome}) => ({shortName: sigla, name: nome})),
)

export const statesFileSchema = v.array(
  v.pipe(
    v.strictObject({uf: v.picklist(federationUnits), nome: text(60), escolas: v.array(school)}),
    v.transform(({uf, nome, escolas}) => ({id: uf, name: nome, medicalSchools: escolas})),
  ),
)

export const specialtiesFileSchema = v.array(text(120))

const questionIds = v.array(id)

/** `lists/sorteio.yaml`: what the raffle draws from, questions by their difficulty and flashcards by their lesson and label. */
export const rafflesFileSchema = v.pipe(
  v.strictObject({
    fácil: questionIds,
    médio: questionIds,
    difícil: questionIds,
    flashcards: v.array(
      v.pipe(
        v.strictObject({aula: id, cartão: text(80)}),
        v.transform((card) => ({lesson: card.aula, label: card['cartão']})),
      ),
    ),
  }),
  v.transform((lists) => [
    {id: 'easy' as const, questions: lists['fácil'], cards: []},
    {id: 'medium' as const, questions: lists['médio'], cards: []},
    {id: 'hard' as const, questions: lists['difícil'], cards: []},
    {id: 'flashcards' as const, questions: [], cards: lists.flashcards},
  ]),
)

/** `mais.yaml`: the films of lessons that stand in a playlist of the supplementary content. */
export const plusFileSchema = v.array(
  v.pipe(
    v.strictObject({
      categoria: text(80),
      playlist: text(120),
      vídeos: v.pipe(v.array(v.strictObject({aula: id, data: day})), v.minLength(1)),
    }),
    v.transform((list) => ({
      category: list.categoria,
      playlist: list.playlist,
      videos: list['vídeos'].map(({aula, data}) => ({lesson: aula, date: data})),
    })),
  ),
)
