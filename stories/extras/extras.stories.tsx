import {extrasMachine} from '../../machines/extras/extras.machine.ts'
import {extraActivityMachine} from '../../machines/extras/extraActivity.machine.ts'
import {ExtraActivityView} from '../../src/features/extras/ExtraActivityView.tsx'
import {ExtrasView} from '../../src/features/extras/ExtrasView.tsx'
import {oneClickMachine} from '../../machines/extras/oneClick.machine.ts'
import type {PressKind} from '../../src/features/extras/Tiles.tsx'
import {OneClickView} from '../../src/features/extras/wizards/OneClickView.tsx'
import type {Extra} from '../../domain/extras/extra.types.ts'
import {emptyDay, fullDay} from '../../tests/models/extras/fixtures.ts'
import {flowStories} from '../support/flowStory.tsx'

const nothing = () => undefined

/** A row as it lies in the list. */
const rowOf = (extra: Extra) => (
  <ExtraActivityView
    state={extraActivityMachine.resolveState({
      value: extra.isFinished ? {finished: 'idle'} : {unfinished: 'idle'},
      context: {
        id: extra.id,
        isFinished: extra.isFinished,
        isComplete: false,
        isEditable: true,
        writeKey: null,
        deleteKey: null,
      },
    })}
    send={nothing}
    extra={extra}
    href="/atividades-extras"
    syncStatus="saved"
  />
)

/** The button of a tile as the wizards draw it. */
const buttonOf = (kind: PressKind) => (
  <OneClickView
    state={oneClickMachine.resolveState({value: 'idle', context: {wish: {kind}, failure: null, key: null}})}
    send={nothing}
  />
)

const {at, meta} = flowStories({
  machine: extrasMachine,
  View: ({state, send}) => (
    <ExtrasView
      state={state}
      send={send}
      date={null}
      todayHref="/atividades-extras?date=20261125"
      rowOf={rowOf}
      buttonOf={buttonOf}
    />
  ),
  context: {
    calendarDate: '20261124',
    timeZone: 'America/Sao_Paulo',
    window: 'onItsDay',
    day: fullDay,
    isFromDevice: false,
  },
})

const none = {day: null}

export default {title: 'Fluxos/Atividades extras/Atividades do dia', ...meta}
export const OpenLoading = at({open: 'loading'}, none)
export const OpenOffline = at({open: 'offline'}, none)
export const OpenFailed = at({open: 'failed'}, none)
export const OpenDeciding = at({open: 'deciding'})
export const OpenListedToday = at({open: {listed: 'today'}})
export const OpenListedToday_FewKinds = at(
  {open: {listed: 'today'}},
  {day: {...fullDay, extras: fullDay.extras.slice(0, 2), allowed: ['Question', 'Flashcard', 'Exam']}},
)
export const OpenListedToday_FromDevice = at({open: {listed: 'today'}}, {isFromDevice: true})
export const OpenListedEmpty = at({open: {listed: 'empty'}}, {day: emptyDay})
export const OpenListedAfterMidnight = at({open: {listed: 'afterMidnight'}}, {window: 'afterMidnight'})
export const OpenListedPastDay = at({open: {listed: 'pastDay'}}, {window: 'closed'})
export const OpenListedPastDay_Empty = at({open: {listed: 'pastDay'}}, {window: 'closed', day: emptyDay})
