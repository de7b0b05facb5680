import {readerMachine} from '../../machines/study/reader.machine.ts'
import {ReaderView} from '../../src/features/study/contents/ReaderView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {drawPaper} from '../support/paper.ts'

const {at, meta} = flowStories({
  machine: readerMachine,
  View: (flow) => <ReaderView {...flow} title="Sepse e choque séptico" url="/media/study/sepse.pdf" draw={drawPaper} />,
  context: {
    id: 't1',
    url: '/media/study/sepse.pdf',
    page: 1,
    pages: Array.from({length: 7}, () => ({width: 595, height: 842})),
    loaded: null,
    zoom: 1,
    query: '',
    matches: [],
    current: 0,
    brought: 0,
    attempt: 1,
  },
})

const found = {
  query: 'lactato',
  matches: [
    {page: 0, from: 10, to: 17},
    {page: 2, from: 4, to: 11},
  ],
  current: 0,
}

export default {title: 'Fluxos/Estudo/Apostila', ...meta}
export const OpenLoading = at({open: 'loading'}, {pages: []})
export const OpenLoading_Progress = at({open: 'loading'}, {pages: [], loaded: 0.4})
export const OpenShownReading = at({open: {shown: 'reading'}})
export const OpenShownReading_Zoomed = at({open: {shown: 'reading'}}, {zoom: 1.5})
export const OpenShownSearching = at({open: {shown: 'searching'}}, {query: 'lactato'})
export const OpenShownFound = at({open: {shown: 'found'}}, found)
export const OpenShownNothingFound = at({open: {shown: 'nothingFound'}}, {query: 'pneumotórax'})
export const OpenShownSearchFailed = at({open: {shown: 'searchFailed'}}, {query: 'lactato'})
export const Locked = at('locked', {pages: []})
export const Broken = at('broken', {pages: []})
export const Failed = at('failed', {pages: []})
export const Offline = at('offline', {pages: []})
