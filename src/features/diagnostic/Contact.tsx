import {useMachine} from '@xstate/react'
import {useState} from 'react'
import {fromPromise} from 'xstate'
import {consentText} from '../../../domain/contact/consent.ts'
import {contactMachine} from '../../../machines/diagnostic/contact.machine.ts'
import type {ContactRequest} from '../../../machines/diagnostic/contact.types.ts'
import {contactDraft} from '../../services/diagnostic/contactDraft.ts'
import {sendForm} from '../../services/diagnostic/exam.actors.ts'
import {begunExam, changeBegun} from '../../services/diagnostic/store.ts'
import {contactText as text} from '../../text/diagnostic/diagnostic.ts'
import {brand} from '../../text/shared/brand.ts'
import {notify} from '../../ui/status/notify.ts'
import {useSend} from '../useSend.ts'
import {ContactView} from './ContactView.tsx'

const connected = contactMachine.provide({
  actors: {
    submitForm: fromPromise<void, ContactRequest & {id: string; key: string}>(
      ({input: {form, website, id, key}, signal}) => {
        const {consents, name, email, phone, howMet} = form
        const consentVersion = consents ? consentText('contact', brand.name).version : null
        return sendForm({id, name: name.trim(), email, phone, howMet, consentVersion, website, key}, signal)
      },
    ),
  },
  actions: {
    keepDraft: (_, {form}) => contactDraft.write(form),
    storeSent: (_, {id}) => changeBegun(id, {isReported: true}),
    notifyFailed: () => notify({tone: 'error', title: text.failed, text: text.failedHint}),
  },
})

/** Runs the contact form of the diagnostic of this device. */
export function Contact({id}: {readonly id: string}) {
  const [input] = useState(() => ({id, isSent: begunExam('complete')?.isReported === true}))
  const [state, sendKeyed] = useMachine(connected, {input})
  // A form that was sent is corrected as it was written.
  return <ContactView state={state} send={useSend(sendKeyed)} draft={contactDraft.read()} />
}
