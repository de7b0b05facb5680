import {emptyLandingForm} from '../../domain/landing/contact.ts'
import {landingMachine} from '../../machines/landing/landing.machine.ts'
import {LandingView} from '../../src/features/landing/LandingView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const form = {name: 'Ana Novata', email: 'ana@exemplo.br', phone: '(11) 9 1234-5678', consents: true}

const {at, meta} = flowStories({
  machine: landingMachine,
  View: LandingView,
  context: {isStored: false, form, request: null},
})

export default {title: 'Fluxos/Landing/Contato', ...meta}
export const Resuming = at('resuming')
export const Filling = at('filling')
export const Filling_Empty = at('filling', {form: emptyLandingForm})
export const SendingQuick = at({sending: 'quick'})
export const SendingSlow = at({sending: 'slow'})
export const Stored = at('stored')
