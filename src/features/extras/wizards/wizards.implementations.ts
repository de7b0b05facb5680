import type {OneClickKind} from '../../../../domain/extras/creation.ts'
import type {QuestionChoice} from '../../../../domain/extras/questionChoice.ts'
import type {examWizardMachine} from '../../../../machines/extras/examWizard.machine.ts'
import type {flashcardWizardMachine} from '../../../../machines/extras/flashcardWizard.machine.ts'
import type {mockWizardMachine} from '../../../../machines/extras/mockWizard.machine.ts'
import type {oneClickMachine} from '../../../../machines/extras/oneClick.machine.ts'
import type {priorityReviewMachine} from '../../../../machines/extras/priorityReview.machine.ts'
import type {questionCountMachine} from '../../../../machines/extras/questionCount.machine.ts'
import type {questionPresetsMachine} from '../../../../machines/extras/questionPresets.machine.ts'
import type {QuestionPreset} from '../../../../machines/extras/questionPresets.types.ts'
import type {questionWizardMachine} from '../../../../machines/extras/questionWizard.machine.ts'
import type {theoryWizardMachine} from '../../../../machines/extras/theoryWizard.machine.ts'
import {
  createExamExtraWith,
  createFlashcardExtraWith,
  createMockExtraWith,
  createOneClickWith,
  createPriorityReviewWith,
  createQuestionExtraWith,
  createTheoryExtraWith,
} from '../../../services/extras/creations.actors.ts'
import {
  countQuestionsWith,
  deletePresetWith,
  loadDecksWith,
  loadFlashcardSourcesWith,
  loadPresetsWith,
  loadTemplatesWith,
  loadTreeWith,
  loadWizardExamsWith,
  savePresetWith,
} from '../../../services/extras/wizards.actors.ts'
import {presetsText} from '../../../text/extras/questionWizard.ts'
import {examWizardText, flashcardText} from '../../../text/extras/wizards.ts'
import {notify} from '../../../ui/status/notify.ts'
import type {StudentActors} from '../../studentActors.ts'
import type {Implementations} from '../../useFlow.ts'
import {type CreationDeps, creationEffects, creatorOf} from './creationEffects.ts'

export const createQuestionWizardImplementations = (
  deps: CreationDeps & {readonly announceChoice: (choice: QuestionChoice) => void},
): Implementations<typeof questionWizardMachine> => ({
  actors: {loadTree: loadTreeWith(deps.client()), createExtra: createQuestionExtraWith(creatorOf(deps))},
  actions: {...creationEffects('question', deps), announceChoice: (_, {choice}) => deps.announceChoice(choice)},
})

type Client = Pick<StudentActors, 'client'>

export const createQuestionCountImplementations = ({client}: Client): Implementations<typeof questionCountMachine> => ({
  actors: {countQuestions: countQuestionsWith(client())},
})

export const createQuestionPresetsImplementations = ({
  client,
  applyPreset,
}: Client & {readonly applyPreset: (preset: QuestionPreset) => void}): Implementations<
  typeof questionPresetsMachine
> => ({
  actors: {
    loadPresets: loadPresetsWith(client()),
    savePreset: savePresetWith(client()),
    deletePreset: deletePresetWith(client()),
  },
  actions: {
    applyPreset: (_, {preset}) => applyPreset(preset),
    notifySaved: (_, {name}) => notify({tone: 'success', title: presetsText.saved(name)}),
    notifyFailed: (_, {what, failure}) =>
      notify({tone: 'error', title: presetsText[what], text: presetsText.hints[failure]}),
  },
})

export const createTheoryWizardImplementations = (deps: CreationDeps): Implementations<typeof theoryWizardMachine> => ({
  actors: {loadTree: loadTreeWith(deps.client()), createExtra: createTheoryExtraWith(creatorOf(deps))},
  actions: creationEffects('study', deps),
})

export const createFlashcardWizardImplementations = (
  deps: CreationDeps,
): Implementations<typeof flashcardWizardMachine> => ({
  actors: {
    loadSources: loadFlashcardSourcesWith(deps.client()),
    loadDecks: loadDecksWith(deps.client()),
    createExtra: createFlashcardExtraWith(creatorOf(deps)),
  },
  actions: {
    ...creationEffects('flashcard', deps),
    notifyGone: (_, {gone}) => notify({tone: 'warning', title: flashcardText.gone(gone)}),
  },
})

export const createExamWizardImplementations = (deps: CreationDeps): Implementations<typeof examWizardMachine> => ({
  actors: {loadExams: loadWizardExamsWith(deps.client()), createExtra: createExamExtraWith(creatorOf(deps))},
  actions: {
    ...creationEffects('exam', deps),
    notifyMissing: () => notify({tone: 'warning', title: examWizardText.missing}),
  },
})

export const createMockWizardImplementations = (deps: CreationDeps): Implementations<typeof mockWizardMachine> => ({
  actors: {loadTemplates: loadTemplatesWith(deps.client()), createExtra: createMockExtraWith(creatorOf(deps))},
  actions: creationEffects('mock', deps),
})

export const createPriorityReviewImplementations = (
  deps: CreationDeps,
): Implementations<typeof priorityReviewMachine> => ({
  actors: {createExtra: createPriorityReviewWith(creatorOf(deps))},
  actions: creationEffects('priority', deps),
})

export const createOneClickImplementations = (
  deps: CreationDeps & {readonly kind: OneClickKind},
): Implementations<typeof oneClickMachine> => ({
  actors: {createExtra: createOneClickWith(creatorOf(deps))},
  actions: creationEffects(deps.kind, deps),
})
