import {slug} from '../../server/content/slug.ts'
import {courseDocumentUrl, libraryUrl, packCardId, packId} from './packIds.ts'
import {packImages, packMarkdown} from './pictures.ts'
import {plannerTables} from './planner.ts'
import type {ArticleSource, DocumentSource, MockSource, Sources} from './sourceTypes.ts'

/** Reference data of questions and lessons, in the form of the pack. */
export function compileReferenceData(sources: Sources) {
  const {course, mocks, diagnostic, articles, documents, reasonLists, states, specialties, raffles} = sources
  return {
    mockExams: mocks.map((mock) => compileMock(mock, course?.id ?? '')),
    diagnostics: diagnostic === null ? [] : [compileDiagnostic(diagnostic)],
    articles: articles.map(compileArticle),
    documents: documents.map((document) => compileDocument(document, sources)),
    reasonLists: reasonLists.map(({id, reasons}) => ({id, reasons})),
    federationUnits: states.map(({id, name, medicalSchools}) => ({id, name, medicalSchools})),
    specialties: specialties.map(({name}) => ({id: slug(name), name})),
    raffles: raffles.map(({id, questions, cards}) => ({
      id,
      items: [...questions.map(packId), ...cards.map(({lesson, label}) => packCardId(lesson, label))],
    })),
  }
}

function compileMock({file: _file, line: _line, id, questions, ...mock}: MockSource, course: string) {
  return {id: packId(id), course, ...mock, questions: questions.map(packId)}
}

function compileDiagnostic({id, title, questions, estimatedMinutes: [min, max]}: NonNullable<Sources['diagnostic']>) {
  return {id: packId(id), title, questions: questions.map(packId), estimatedMinutes: {min, max}}
}

function compileArticle({id, title, summary, author, date, theme, body}: ArticleSource) {
  return {id: packId(id), title, summary, author, date, theme, body: packMarkdown(body), images: packImages(body)}
}

function compileDocument(document: DocumentSource, sources: Sources) {
  const {id, purpose, title, subtitle, date, phase, category, description, body} = document
  const course = sources.course?.id ?? ''
  const words = packMarkdown(body)
  return {
    id: packId(id),
    purpose,
    title,
    ...(subtitle === null ? {} : {subtitle}),
    date,
    ...(purpose === 'planner' || purpose === 'errata' ? {course, url: courseDocumentUrl(purpose, course, phase)} : {}),
    ...(purpose === 'library' ? {url: libraryUrl(id)} : {}),
    ...(category === null ? {} : {category}),
    ...(description === null ? {} : {description}),
    ...(phase === null ? {} : {phase}),
    body: purpose === 'planner' ? `${words}\n\n${plannerTables(sources)}` : words,
    images: packImages(body),
  }
}
