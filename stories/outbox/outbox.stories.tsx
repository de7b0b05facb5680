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

export default {title: 'Fluxos/Comum/Respostas a enviar', ...meta}
export const Opening = at('opening', {entries: []})
export const Resting = at('resting', {entries: []})
export const Resting_Refused = at('resting', {entries: [{...entry, refusal: 'OUTSIDE_EDITING_WINDOW'}]})
export const Delivering = at('delivering')
export const BackingOff = at('backingOff', {failures: 2})
export const Offline = at('offline', {isOnline: false})
export const Offline_NothingWaiting = at('offline', {isOnline: false, entries: []})
export const Offline_AtRisk = at('offline', {isOnline: false, kept: [], unkept: ['key-1', 'key-2'], isShut: true})
export const Offline_InTab = at('offline', {isOnline: false, entries: [], isShut: true})
export const Resting_InTab = at('resting', {entries: [], isShut: true})
export const BackingOff_AtRisk = at('backingOff', {failures: 2, kept: [], unkept: ['key-1', 'key-2'], isShut: true})
export const Resting_SetAside = at('resting', {entries: [{...entry, refusal: 'INTERNAL'}]})
export const Resting_SetAsideInTab = at('resting', {
  entries: [
    {...entry, refusal: 'INTERNAL'},
    {...second, refusal: 'OUTSIDE_EDITING_WINDOW'},
  ],
  kept: [],
  unkept: ['key-1'],
  isShut: true,
})
export const AwaitingLogin = at('awaitingLogin', {owner: null})
