import {useActorRef, useSelector} from '@xstate/react'
import {useMemo} from 'react'
import {useQuery} from 'urql'
import {css} from 'styled-system/css'
import {plainText} from '../../../../domain/shared/plainText.ts'
import {practiceMachine} from '../../../../machines/study/practice.machine.ts'
import {QuestionManyDocument, type QuestionManyQuery} from '../../../services/gen/day/graphql.ts'
import {randomId} from '../../../services/platform/device.ts'
import {practiceQuestionWith} from '../../../services/study/practice.actors.ts'
import {practiceFailures, practiceText} from '../../../text/practice.ts'
import {notify} from '../../../ui/notify.ts'
import {toolsSlot} from '../../question/tools/QuestionToolsSlot.tsx'
import {QuestionToolsContext} from '../../question/tools/toolsContext.ts'
import {Zoomable} from '../../question/tools/Zoomable.tsx'
import {useStudentActors} from '../../studentActors.ts'
import {ContentActionsSlot} from '../feedback/ContentActionsSlot.tsx'
import {ContentWait} from './ContentWait.tsx'
import type {PaneProps} from './pane.ts'
import {PracticeView} from './PracticeView.tsx'

/** Long enough to be told from others when it is read aloud. */
const nameLength = 80

type Question = QuestionManyQuery['questionMany'][number]

function Practice({question}: {readonly question: Question}) {
  const {client} = useStudentActors()
  const machine = useMemo(
    () => practiceMachine.provide({
      actors: {practiceQuestion: practiceQuestionWith(client())},
      actions: {notifyFailure: (_, {failure}) => notify({tone: 'error', title: practiceText.failed, text: practiceFailures[failure]})},
    }),
    [client],
  )
  const {_id: questionId, choices, isEssay} = question
  const actor = useActorRef(machine, {input: {questionId, choices: choices.length, isEssay}})
  const state = useSelector(actor, (snapshot) => snapshot)
  return <PracticeView state={state} send={actor.send} question={question} newKey={randomId} />
}

/** A question to practise, with what can be done with it; nothing of it is counted (spec 2§2). */
export function QuestionPane({id, onFavorite}: PaneProps) {
  const [{data, error, fetching}, refetch] = useQuery({
    query: QuestionManyDocument,
    variables: {ids: [id], type: 'question', calendarDate: null, activity: null},
  })
  const question = data?.questionMany[0]
  if (!question) return <ContentWait isPending={fetching} isFailed={error !== undefined} onRetry={() => refetch({requestPolicy: 'network-only'})} />
  return (
    <div className={css({display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0'})}>
      <Zoomable><QuestionToolsContext value={toolsSlot}><Practice key={id} question={question} /></QuestionToolsContext></Zoomable>
      <ContentActionsSlot document={id} type="question" title={plainText(question.body, nameLength)} onFavorite={onFavorite} />
    </div>
  )
}
