import type {ReferenceDataSources, DocumentSource, SourceProblem, Sources} from '../sourceTypes.ts'
import {blocksOf, wordCount, wordsOf} from '../words.ts'
import type {Figure, Findings, Rule} from './rule.ts'

const goals = {articles: 8, library: 20, playlists: 6, plusVideos: 30, states: 27, specialties: 33, schoolsOfState: 1}
/** What the raffle draws from, at least and at most (spec 3§3.1). */
const raffleGoals = {easy: [30, 36], medium: [30, 36], hard: [30, 36], flashcards: [65, 75]} as const
const articleWords = [500, 900] as const

/** One document of each purpose at least. */
const purposes = ['terms', 'privacy', 'decksFaq', 'tutorials', 'planner', 'errata', 'library'] as const

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
  check: ({sources}) =>
    joined([
      articlesOf(sources),
      documentsOf(sources),
      plusOf(sources),
      reasonsOf(sources),
      placesOf(sources),
      rafflesOf(sources),
    ]),
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

/** The supplementary content: documents enough, and playlists of films that are there, each film in one. */
function plusOf({documents, plusPlaylists, lessons}: Sources): Findings {
  const library = documents.filter(({purpose}) => purpose === 'library').length
  const films = plusPlaylists.flatMap(({videos, file, line}) => videos.map(({lesson}) => ({file, line, id: lesson})))
  const count = (what: string, is: number, asked: number) =>
    is >= asked ? [] : [ofList('mais.yaml', `There are ${is} ${what}; ${asked} are asked for.`)]
  return {
    figures: [
      ['documents of the library', String(library), `≥ ${goals.library}`],
      ['playlists', String(plusPlaylists.length), `≥ ${goals.playlists}`],
      ['supplementary videos', String(films.length), `≥ ${goals.plusVideos}`],
    ],
    problems: [
      ...count('documents of the library', library, goals.library),
      ...count('playlists', plusPlaylists.length, goals.playlists),
      ...count('supplementary videos', films.length, goals.plusVideos),
      ...films
        .filter(({id}) => !lessons.some((lesson) => lesson.id === id))
        .map((film) => ({...placeOf(film), reason: `There is no lesson "${film.id}".`})),
      ...twice(films),
      ...twice(plusPlaylists.map(({category, playlist, ...place}) => ({...place, id: `${category}/${playlist}`}))),
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

/** The raffle has about as much to draw as it should, each question in the list of its difficulty, none annulled. */
function rafflesOf({raffles, questions, lessons}: Sources): Findings {
  const known = new Map(questions.map((question) => [question.id, question]))
  const labels = new Set(lessons.flatMap(({id, cards}) => cards.map(({label}) => `${id}/${label}`)))
  const lists = raffles.map(({id: list, questions: drawn, cards, file, line}) => ({
    list,
    place: {file, line, item: list},
    goal: raffleGoals[list],
    names: [...drawn, ...cards.map(({lesson, label}) => `${lesson}/${label}`)],
    drawn,
  }))
  const wrongOf = (list: string, id: string): string[] => {
    const question = known.get(id)
    if (question === undefined) return [`There is no question "${id}".`]
    if (question.difficulty !== list) return [`The question "${id}" is ${question.difficulty}.`]
    return question.kind === 'choice' && question.key === null ? [`The question "${id}" is annulled.`] : []
  }
  return {
    figures: lists.map(({list, names, goal: [least, most]}): Figure => [
      `to draw of ${list}`,
      String(names.length),
      `${least} to ${most}`,
    ]),
    problems: [
      ...(raffles.length === 0 ? [ofList('lists/sorteio.yaml', 'There is nothing to draw.')] : []),
      ...lists.flatMap(({list, place, goal: [least, most], names, drawn}) =>
        [
          ...(names.length < least || names.length > most
            ? [`It has ${names.length} entries; ${least} to ${most} are asked for.`]
            : []),
          ...(list === 'flashcards'
            ? names.filter((name) => !labels.has(name)).map((name) => `There is no card "${name}".`)
            : drawn.flatMap((id) => wrongOf(list, id))),
          ...names.filter((name, at) => names.indexOf(name) < at).map((name) => `"${name}" is named twice.`),
        ].map((reason) => ({...place, reason})),
      ),
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
