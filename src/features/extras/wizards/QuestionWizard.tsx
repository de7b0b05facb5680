import {useSelector} from '@xstate/react'
import {itemLimits} from '../../../../domain/extras/limits.ts'
import {choiceOf, filtersOf, hasThemes, type QuestionChoice, wishOf} from '../../../../domain/extras/questionChoice.ts'
import {quantityIn} from '../../../../domain/extras/wizard.ts'
import {questionCountMachine} from '../../../../machines/extras/questionCount.machine.ts'
import {shownCount} from '../../../../machines/extras/questionCount.selectors.ts'
import {questionPresetsMachine} from '../../../../machines/extras/questionPresets.machine.ts'
import {questionWizardMachine} from '../../../../machines/extras/questionWizard.machine.ts'
import {shownChoice} from '../../../../machines/extras/questionWizard.selectors.ts'
import {keepQuestionChoice, readQuestionChoice} from '../../../services/extras/questionDraft.ts'
import {useInstitutions} from '../../profile/useInstitutions.ts'
import {useNetworkReturned} from '../../shell/useNetworkReturned.ts'
import {useStudentActors} from '../../studentActors.ts'
import {useFlow} from '../../useFlow.ts'
import {useSend} from '../../useSend.ts'
import type {CreationProps} from './creationProps.ts'
import {QuestionCountView} from './QuestionCountView.tsx'
import {QuestionPresetsView} from './QuestionPresetsView.tsx'
import {QuestionWizardView} from './QuestionWizardView.tsx'
import {
  createQuestionCountImplementations,
  createQuestionPresetsImplementations,
  createQuestionWizardImplementations,
} from './wizards.implementations.ts'

/** The wizard, the count of what its filters leave, and the named choices: what is chosen in one is announced to the others. */
function useQuestionWizard({year, ...deps}: CreationProps & {readonly year: number}) {
  const {client, uid} = useStudentActors()
  const count = useFlow(questionCountMachine, {
    implementations: createQuestionCountImplementations({client}),
    input: () => undefined,
  })
  const announceChoice = (choice: QuestionChoice) => {
    keepQuestionChoice(uid, choice)
    count.send({type: 'filters.changed', filters: hasThemes(choice) ? filtersOf(choice) : null})
  }
  const wizard = useFlow(questionWizardMachine, {
    implementations: createQuestionWizardImplementations({...deps, client, uid, announceChoice}),
    input: () => ({choice: readQuestionChoice(uid, year)}),
  })
  const presets = useFlow(questionPresetsMachine, {
    implementations: createQuestionPresetsImplementations({
      client,
      applyPreset: ({wish}) => wizard.send({type: 'choice.load', choice: choiceOf(wish, year)}),
    }),
    input: () => undefined,
  })
  useNetworkReturned(count, 'network.returned')
  useNetworkReturned(wizard, 'network.returned')
  return {count, wizard, presets}
}

/** The wizard of a question extra for the signed-in student (F-043). */
export function QuestionWizard(props: CreationProps) {
  const year = Number(props.calendarDate.slice(0, 4))
  const {count, wizard, presets} = useQuestionWizard({...props, year})
  const state = useSelector(wizard, (snapshot) => snapshot)
  const countState = useSelector(count, (snapshot) => snapshot)
  const choice = shownChoice(state)
  return (
    <QuestionWizardView
      state={state}
      send={useSend(wizard.send)}
      institutions={useInstitutions()}
      count={shownCount(countState)}
      year={year}
      onClose={props.onClose}
      remaining={
        <QuestionCountView
          state={countState}
          send={useSend(count.send)}
          wanted={quantityIn(choice.quantity, itemLimits)}
        />
      }
      presets={
        <QuestionPresetsView
          state={useSelector(presets, (snapshot) => snapshot)}
          send={useSend(presets.send)}
          wish={wishOf(choice)}
        />
      }
    />
  )
}
