import {fileURLToPath} from 'node:url'
import type {TextFile} from '../../../server/content/contentFile.ts'

/** Parts of a small sound pack; each test spoils or replaces what it is about. */
export const course = {
  id: 'curso',
  title: 'Curso',
  className: 'turma',
  homePage: '/agenda',
  startedDaysBeforeImport: 10,
  phases: [
    {phase: 1, startsAfterDays: 0},
    {phase: 2, startsAfterDays: 7},
  ],
  weekGoals: {
    theoreticalStudy: {min: 1, max: 5},
    theoreticalReview: {min: 1, max: 5},
    smartReview: {min: 1, max: 5},
    exam: {min: 0, max: 1},
  },
}

export const lesson = {
  id: 'aula',
  course: 'curso',
  title: 'Aula',
  area: 'CM',
  classification: ['Cardiologia', 'Arritmias'],
  phase: 2,
  releaseAfterDays: 1,
  relevance: 0.01,
}

export const question = {
  kind: 'choice',
  id: 'q/1',
  lesson: 'aula',
  body: 'Qual é a conduta?',
  institution: 'Hospital Fictício',
  choices: ['um', 'dois', 'três', 'quatro'],
  correct: 2,
}

export const exam = {
  id: 'prova/1',
  title: 'Prova',
  institution: 'Hospital Fictício',
  year: 2024,
  examType: 'R1',
  questions: ['q/1'],
}

type PackList =
  | 'courses'
  | 'lessons'
  | 'questions'
  | 'exams'
  | 'videos'
  | 'texts'
  | 'mindmaps'
  | 'flashcards'
  | 'mockExams'
  | 'diagnostics'
  | 'articles'
  | 'documents'
  | 'reasonLists'
  | 'federationUnits'
  | 'specialties'
  | 'raffles'

export type PackParts = Partial<Record<PackList, readonly unknown[]>>

/** A pack file; parts that are not given hold the one sound item. */
export function packFile(parts: PackParts = {}, name = 'pacote.json'): TextFile {
  const items = {courses: [course], lessons: [lesson], questions: [question], exams: [exam], ...parts}
  const pack = {id: 'teste', title: 'Teste', licence: 'CC BY 4.0', authors: ['Equipe']}
  return {name, text: JSON.stringify({format: 'aristo-pack/1', pack, ...items})}
}

export const demoFolder = fileURLToPath(new URL('../../../content/demo/', import.meta.url))

export function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}
