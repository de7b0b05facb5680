import {daySelectorMachine} from '../../machines/agenda/daySelector.machine.ts'
import {DaySelectorView} from '../../src/features/agenda/DaySelectorView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: daySelectorMachine,
  View: DaySelectorView,
  context: {today: '20261120', selected: '20261120', createdOn: '20261008', pageSize: 7, page: 0},
})

export default {title: 'Fluxos/Agenda/Seletor de dias', ...meta}
export const Browsing = at('browsing')
export const Browsing_PastWeek = at('browsing', {page: 2, selected: '20261105'})
export const Browsing_OneDay = at('browsing', {pageSize: 1})
export const PickingDate = at('pickingDate')
