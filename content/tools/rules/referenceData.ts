import type {ReferenceDataSources, DocumentSource, SourceProblem} from '../sourceTypes.ts'
import {blocksOf, wordCount, wordsOf} from '../words.ts'
import type {Figure, Findings, Rule} from './rule.ts'

const goals = {articles: 8, states: 27, specialties: 33, schoolsOfState: 1}
const articleWords = [500, 900] as const

/** One document of each purpose at least. */
const purposes = ['terms', 'privacy', 'decksFaq', 'tutorials', 'planner', 'errata'] as const

/** How many reasons the specification asks for; surveys have as many as they need (spec 2§5). */
const reasonCounts = {
  'report/question': 6,
  'report/flashcard': 5,
  'report/comment': 10,
  'survey/detractor': null,
  'survey/neutral': null,
  'survey/promoter': null,
} as const

/** What terms of use must tell, and the words that tell it (spec 1§1). */
const termsItems: readonly (readonly [item: string, words: RegExp])[] = [
  ['the traditional extensive course', /extensivo tradicional/i],
  ['the extensive course of revalidation', /extensivo de revalidação/i],
  ['programmed variants', /variantes programadas/i],
  ['the intensive course and its incidence of 0.5 percent', /intensivo[^;.]*0,5(?:%| por cento)/i],
  ['courses off residency', /fora da residência/i],
  ['the yearly planner', /planner anual/i],
  ['the digital platform of classes', /plataforma digital de aulas/i],
  ['video lessons', /videoaulas/i],
  ['guide booklets', /apostilas-guia/i],
  ['flashcards', /flashcards/i],
  ['mind maps or slides', /mapas mentais ou slides/i],
  ['the bank of questions of past exams', /banco de questões de provas anteriores/i],
  ['the forum and its 48 business hours', /fórum[^.;]*48 horas úteis/i],
  ['support by a messaging app', /suporte[^.;]*aplicativo de mensagens/i],
  ['the mentor', /mentor/i],
  ['the bonus page of courses and live recordings', /bônus[^.;]*cursos[^.;]*ao vivo/i],
  ['privacy', /política de privacidade/i],
  ['rights over data and their 15 days', /direitos sobre dados[\s\S]*15 dias/i],
  ['cookies', /cookies/i],
  ['penalties', /penalidades/i],
  ['channels of contact', /canais de contato/i],
]

/** Enough articles, documents and lists stand around the questions, and the terms tell all they must. */
export const referenceData: Rule = {
  name: 'reference data',
  scope: 'pack',
  check: ({sources}) => joined([articlesOf(sources), documentsOf(sources), reasonsOf(sources), placesOf(sources)]),
}

const joined = (findings: readonly Findings[]): Findings => ({
  figures: findings.flatMap(({figures}) => figures),
  problems: findings.flatMap(({problems}) => problems),
})

function articlesOf({articles}: ReferenceDataSources): Findings {
  const [least, most] = articleWords
  const lengths = articles.map((article) => ({article, words: wordCount(wordsOf(blocksOf(article.body)))}))
  return {
    figures: [['articles', String(articles.length), `≥ ${goals.articles}`]],
    problems: [
      ...(articles.length < goals.articles
        ? [ofList('articles', `There are ${articles.length} articles; ${goals.articles} are asked for.`)]
        : []),
      ...lengths
        .filter(({words}) => words < least || words > most)
        .map(({article: {file, line, id}, words}) => ({
          file,
          line,
          item: id,
          reason: `It has ${words} words; ${least} to ${most} are asked for.`,
        })),
      ...twice(articles),
    ],
  }
}

function documentsOf({documents}: ReferenceDataSources): Findings {
  const missing = purposes.filter((purpose) => !documents.some((document) => document.purpose === purpose))
  const terms = documents.filter(({purpose}) => purpose === 'terms')
  const untold = terms.flatMap((document) =>
    untoldOf(document).map((item) => ({...placeOf(document), reason: `It does not tell of ${item}.`})),
  )
  return {
    figures: [
      ['purposes of documents', String(purposes.length - missing.length), String(purposes.length)],
      [
        'items of the terms of use',
        terms.length === 0 ? '0' : String(termsItems.length - untold.length),
        String(termsItems.length),
      ],
    ],
    problems: [
      ...missing.map((purpose) => ofList('documents', `There is no document of the purpose "${purpose}".`)),
      ...untold,
      ...twice(documents),
    ],
  }
}

function untoldOf({body}: DocumentSource): readonly string[] {
  const words = wordsOf(blocksOf(body))
  return termsItems.filter(([, told]) => !told.test(words)).map(([item]) => item)
}

function reasonsOf({reasonLists}: ReferenceDataSources): Findings {
  const lists = reasonLists.map((list) => ({list, asked: reasonCounts[list.id]}))
  const figures = lists.map(({list, asked}): Figure => [
    `reasons of ${list.id}`,
    String(list.reasons.length),
    asked === null ? '≥ 1' : String(asked),
  ])
  const wrong = lists.filter(({list, asked}) =>
    asked === null ? list.reasons.length === 0 : list.reasons.length !== asked,
  )
  return {
    figures,
    problems: [
      ...(reasonLists.length === 0 ? [ofList('lists/motivos.yaml', 'There are no lists of reasons.')] : []),
      ...wrong.map(({list, asked}) => ({
        ...placeOf(list),
        reason: `It has ${list.reasons.length} reasons; ${asked ?? 'one or more'} are asked for.`,
      })),
    ],
  }
}

function placesOf({states, specialties}: ReferenceDataSources): Findings {
  const poor = states.filter(({medicalSchools}) => medicalSchools.length < goals.schoolsOfState)
  const schools = states.reduce((sum, {medicalSchools}) => sum + medicalSchools.length, 0)
  const count = (file: string, what: string, is: number, asked: number) =>
    is === asked ? [] : [ofList(file, `There are ${is} ${what}; ${asked} are asked for.`)]
  return {
    figures: [
      ['federation units', String(states.length), String(goals.states)],
      ['their schools of medicine', String(schools), ''],
      ['specialties', String(specialties.length), String(goals.specialties)],
    ],
    problems: [
      ...count('lists/estados.yaml', 'federation units', states.length, goals.states),
      ...poor.map((state) => ({...placeOf(state), reason: 'It has no school of medicine.'})),
      ...count('lists/especialidades.yaml', 'specialties', specialties.length, goals.specialties),
      ...twice(states),
      ...twice(specialties.map((specialty) => ({...specialty, id: specialty.name}))),
    ],
  }
}

type Named = Omit<SourceProblem, 'item' | 'reason'> & {readonly id: string}

const placeOf = ({file, line, id}: Named) => ({file, line, item: id})
const ofList = (file: string, reason: string): SourceProblem => ({file, line: 1, item: 'file', reason})

function twice(items: readonly Named[]): readonly SourceProblem[] {
  const repeated = items.filter(({id}, at) => items.findIndex((item) => item.id === id) < at)
  return repeated.map((item) => ({...placeOf(item), reason: `"${item.id}" is named twice.`}))
}
