import {emptyContact} from '../../domain/diagnostic/contact.ts'
import {contactMachine} from '../../machines/diagnostic/contact.machine.ts'
import {ContactView} from '../../src/features/diagnostic/ContactView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: contactMachine,
  View: (flow) => <ContactView {...flow} draft={{...emptyContact, name: 'Ana Novata', email: 'ana@exemplo.br'}} />,
  context: {id: 'exam', isSent: false, request: null, key: null, failure: null},
})

export default {title: 'Fluxos/Diagnóstico/Contato', ...meta}
export const Resuming = at('resuming')
export const Filling = at('filling')
export const Filling_Refused = at('filling', {failure: 'refused'})
export const SendingQuick = at({sending: 'quick'})
export const SendingSlow = at({sending: 'slow'})
export const Sent = at('sent')
