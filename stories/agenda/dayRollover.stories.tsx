import {dayRolloverMachine} from '../../machines/agenda/dayRollover.machine.ts'
import {DayRolloverView} from '../../src/features/agenda/DayRolloverView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: dayRolloverMachine,
  View: DayRolloverView,
  context: {
    timeZone: 'America/Sao_Paulo',
    shownDate: '20261120',
    isBusy: false,
    checkedAt: null,
    settledFor: null,
    today: '20261121',
    hasNewVersion: false,
    reason: 'newDay',
  },
})

export default {title: 'Fluxos/Agenda/Virada do dia', ...meta}
export const Watching = at('watching')
export const Asking = at('asking')
export const Saving = at('saving', {isBusy: true})
export const Offering = at('offering', {isBusy: true})
export const Offering_NewVersion = at('offering', {reason: 'newVersion'})
export const Reloading = at('reloading')
