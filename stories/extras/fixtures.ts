import type {Deck} from '../../domain/extras/flashcardChoice.ts'
import type {OfferedState} from '../../domain/extras/examChoice.ts'
import type {QuestionCount} from '../../domain/extras/questionChoice.ts'
import type {ThemeTree} from '../../domain/extras/wizard.ts'
import type {InstitutionList} from '../../src/features/profile/targets.shown.ts'

const lesson = (name: string, questions: number, flashcards: number) => ({
  name,
  questions,
  flashcards,
  lessonId: name,
  isSelectable: true,
  children: [],
})
const branch = (name: string, children: ThemeTree) => ({
  name,
  questions: children.reduce((sum, {questions}) => sum + questions, 0),
  flashcards: children.reduce((sum, {flashcards}) => sum + flashcards, 0),
  lessonId: null,
  isSelectable: true,
  children,
})

export const storyTree: ThemeTree = [
  branch('Cirurgia', [
    branch('Trauma', [lesson('Trauma torácico', 240, 36), lesson('Trauma abdominal', 198, 28)]),
    branch('Cirurgia geral', [
      lesson('Hérnias da parede abdominal', 312, 40),
      lesson('Abdome agudo inflamatório', 287, 44),
    ]),
  ]),
  branch('Clínica Médica', [
    branch('Cardiologia', [lesson('Insuficiência cardíaca', 356, 52), lesson('Síndromes coronarianas', 402, 61)]),
  ]),
  branch('Ginecologia e Obstetrícia', [branch('Obstetrícia', [lesson('Sangramentos da segunda metade', 188, 20)])]),
  branch('Pediatria', [branch('Neonatologia', [lesson('Icterícia neonatal', 143, 18)])]),
  branch('Saúde Coletiva (Epidemiologia)', [branch('Epidemiologia', [lesson('Estudos epidemiológicos', 221, 25)])]),
]

export const storyInstitutions: InstitutionList = {
  status: 'ready',
  value: [
    {uf: 'RJ', institutions: ['Universidade do Estado do Rio de Janeiro']},
    {uf: 'SP', institutions: ['Universidade de São Paulo', 'Universidade Federal de São Paulo']},
  ],
}

export const storyCount: QuestionCount = {
  total: 1_284,
  byDifficulty: [62, 410, 588, 224],
  byHistory: [930, 121, 34, 18, 1_102],
  withComments: 806,
}

export const storyDecks: readonly Deck[] = [
  {lesson: 'd1', lessonTitle: 'Trauma torácico', flashcardsAmount: 12},
  {lesson: 'd2', lessonTitle: 'Insuficiência cardíaca', flashcardsAmount: 1},
  {lesson: 'd3', lessonTitle: 'Icterícia neonatal', flashcardsAmount: 27},
]

export const storyStates: readonly OfferedState[] = [
  {
    uf: 'SP',
    institutions: [
      {
        name: 'Universidade de São Paulo',
        exams: [
          {template: 'usp-2026', year: 2026, complement: 'Acesso direto', examType: null},
          {template: 'usp-2019', year: 2019, complement: 'Acesso direto', examType: null},
        ],
      },
    ],
  },
]
