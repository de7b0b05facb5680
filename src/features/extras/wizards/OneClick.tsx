import {useSelector} from '@xstate/react'
import type {OneClickKind} from '../../../../domain/extras/creation.ts'
import {quickWish} from '../../../../domain/extras/quickWish.ts'
import type {ThemePath} from '../../../../domain/extras/extras.types.ts'
import type {CalendarDate} from '../../../../domain/shared/studyDay.ts'
import {oneClickMachine} from '../../../../machines/extras/oneClick.machine.ts'
import type {OneClickWish} from '../../../../machines/extras/oneClick.types.ts'
import {useStudentActors} from '../../studentActors.ts'
import {useFlow} from '../../useFlow.ts'
import {useSend} from '../../useSend.ts'
import type {OnCreated} from './creationEffects.ts'
import {type OneClickLook, OneClickView} from './OneClickView.tsx'
import {createOneClickImplementations} from './wizards.implementations.ts'

type What =
  | {readonly kind: 'quickQuestion'; readonly theme: ThemePath}
  | {readonly kind: Exclude<OneClickKind, 'quickQuestion'>}

type Props = OneClickLook & {
  readonly what: What
  /** The study day of now: extras are created for no other (C-56). */
  readonly calendarDate: CalendarDate
  readonly onCreated: OnCreated
}

const wishOf = (what: What, year: number): OneClickWish =>
  what.kind === 'quickQuestion' ? {kind: what.kind, wish: quickWish(what.theme, year)} : what

/** An extra by one press for the signed-in student (F-044, F-049). Another theme is another one: give it a key. */
export function OneClick({what, calendarDate, onCreated, ...look}: Props) {
  const {client, uid} = useStudentActors()
  const actor = useFlow(oneClickMachine, {
    id: `oneClick.${JSON.stringify(what)}`,
    implementations: createOneClickImplementations({client, uid, calendarDate, onCreated, kind: what.kind}),
    input: () => ({wish: wishOf(what, Number(calendarDate.slice(0, 4)))}),
  })
  return <OneClickView {...look} state={useSelector(actor, (snapshot) => snapshot)} send={useSend(actor.send)} />
}
