import {outboxMachine} from '../../machines/outbox/outbox.machine.ts'
import {OutboxView} from '../../src/features/outbox/OutboxView.tsx'
import {entry} from '../support/fixtures.ts'
import {flowStories} from '../support/flowStory.tsx'

const second = {...entry, key: 'key-2', input: {...entry.input, document: 'q4'}}

const {at, meta} = flowStories({
  machine: outboxMachine,
  View: OutboxView,
  context: {
    owner: 'student-1',
    isOnline: true,
    entries: [entry, second],
    kept: ['key-1', 'key-2'],
    unkept: [],
    retryAt: null,
    failures: 0,
    isShut: false,
  },
})

export default {title: 'Fluxos/Salvamento/Respostas a enviar', ...meta}
export const Opening = at('opening', {entries: []})
export const Idle = at('idle', {entries: []})
export const Idle_Refused = at('idle', {entries: [{...entry, refusal: 'OUTSIDE_EDITING_WINDOW'}]})
export const Delivering = at('delivering')
export const BackingOff = at('backingOff', {failures: 2})
export const Offline = at('offline', {isOnline: false})
export const Offline_NothingWaiting = at('offline', {isOnline: false, entries: []})
export const Offline_AtRisk = at('offline', {isOnline: false, kept: [], unkept: ['key-1', 'key-2'], isShut: true})
export const Offline_InTab = at('offline', {isOnline: false, entries: [], isShut: true})
export const Idle_InTab = at('idle', {entries: [], isShut: true})
export const BackingOff_AtRisk = at('backingOff', {failures: 2, kept: [], unkept: ['key-1', 'key-2'], isShut: true})
export const Idle_SetAside = at('idle', {entries: [{...entry, refusal: 'INTERNAL'}]})
export const Idle_SetAsideInTab = at('idle', {
  entries: [
    {...entry, refusal: 'INTERNAL'},
    {...second, refusal: 'OUTSIDE_EDITING_WINDOW'},
  ],
  kept: [],
  unkept: ['key-1'],
  isShut: true,
})
export const AwaitingLogin = at('awaitingLogin', {owner: null})
