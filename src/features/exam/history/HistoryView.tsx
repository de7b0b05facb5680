import {type ReactNode, useId} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {NamedExam} from '../../../../domain/exam/receipt.ts'
import type {ExamReceipt} from '../../../../domain/exam/exam.types.ts'
import {type HistoryGroup, historyKinds, historyPath} from '../../../../domain/exam/history.ts'
import type {historyMachine} from '../../../../machines/exam/history.machine.ts'
import {addingOf, isHistoryFromDevice, shownGroups, shownKind} from '../../../../machines/exam/history.selectors.ts'
import {monthOf} from '../../../text/shared/days.ts'
import {brand} from '../../../text/shared/brand.ts'
import {examHistoryText, historyNames} from '../../../text/exam/examHistory.ts'
import {Alert} from '../../../ui/status/Alert.tsx'
import {EmptyState} from '../../../ui/status/EmptyState.tsx'
import {LoadFailed} from '../../../ui/status/LoadFailed.tsx'
import {NavTabs} from '../../../ui/layout/NavTabs.tsx'
import {Skeleton} from '../../../ui/status/Skeleton.tsx'
import {HistoryCard} from './HistoryCard.tsx'
import type {Send} from '../../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof historyMachine>
  readonly send: Send<EventFrom<typeof historyMachine>>
  /** All of a receipt, once it is opened. */
  readonly receiptOf: (receipt: ExamReceipt, exam: NamedExam) => ReactNode
  /** The mock exam whose time runs, and where. */
  readonly running: {readonly id: string; readonly address: string} | null
}

const tabs = historyKinds.map((kind) => ({id: kind, href: historyPath(kind, brand.slug), label: historyNames[kind]}))

function Group({group: {month, entries}, state, send, receiptOf, running}: Props & {readonly group: HistoryGroup}) {
  const id = useId()
  const kind = shownKind(state)
  return (
    <section {...(month !== null && {'aria-labelledby': id})} className={groupStyle}>
      {month === null ? null : (
        <h2 id={id} className={css({textStyle: 'heading', color: 'text.strong'})}>
          {monthOf(month)}
        </h2>
      )}
      <ul className={cardsStyle} {...(month === null && {'aria-label': historyNames[kind]})}>
        {entries.map((entry) => (
          <HistoryCard
            key={entry.id ?? entry.template}
            entry={entry}
            kind={kind}
            level={month === null ? 2 : 3}
            adding={addingOf(state, entry.template)}
            onAdd={(template) => send({type: 'extra.add', template})}
            receiptOf={receiptOf}
            runningAt={running && running.id === entry.id ? running.address : null}
          />
        ))}
      </ul>
    </section>
  )
}

function Body(props: Props) {
  const {state} = props
  if (state.matches('loading'))
    return (
      <div className={waitingStyle}>
        <Skeleton shape="block" lines={4} label={examHistoryText.loading} />
      </div>
    )
  if (state.matches('empty'))
    return (
      <EmptyState art="search" title={examHistoryText.none}>
        {examHistoryText.noneHint[shownKind(state)]}
      </EmptyState>
    )
  if (!state.matches('list'))
    return (
      <LoadFailed
        isOffline={state.matches('offline')}
        words={examHistoryText}
        onRetry={() => props.send({type: 'history.retry'})}
      />
    )
  return (
    <>
      {isHistoryFromDevice(state) ? (
        <Alert tone="info" role="status">
          {examHistoryText.fromDevice}
        </Alert>
      ) : null}
      {shownGroups(state).map((group) => (
        <Group key={group.month ?? 'all'} group={group} {...props} />
      ))}
    </>
  )
}

/** The exams that a student has taken, or could have, in every state of their chart (F-076). */
export function HistoryView(props: Props) {
  return (
    <section className={css({display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0'})}>
      <h1 className={css({textStyle: 'title', color: 'text.strong'})}>{examHistoryText.title}</h1>
      <NavTabs label={examHistoryText.kinds} tabs={tabs} currentId={shownKind(props.state)} />
      <Body {...props} />
    </section>
  )
}

const groupStyle = css({display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0'})
const cardsStyle = css({
  display: 'grid',
  gap: '4',
  minWidth: '0',
  md: {gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]'},
})
const waitingStyle = css({minHeight: '[70dvh]'})
