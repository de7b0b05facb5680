import {createActor} from 'xstate'
import {emptyLandingForm} from '../../../domain/landing/contact.ts'
import {landingMachine} from '../../../machines/landing/landing.machine.ts'
import {landingFace} from '../../features/landing/face.ts'
import {landingFields, tellLanding} from '../../features/landing/formEvents.ts'
import {landingContact, sendAgain, sendContact} from '../../services/landing/contact.ts'
import {randomId} from '../../services/platform/device.ts'
import {logOnly} from '../../services/platform/log.ts'
import {reloadAt} from '../../services/platform/url.ts'

const appeals = '/landing/recursos'

const connected = landingMachine.provide({
  actors: {sendContact},
  actions: {
    keepContact: (_, {request, isSent}) => landingContact.write(request && {request, isSent}),
    logFailure: (_, {error}) => logOnly('landing', error),
    openAppeals: () => reloadAt(appeals),
  },
})

/** Joins the chart of the landing with the form that the page was built with. */
function join(form: HTMLFormElement): void {
  const fields = landingFields(form)
  const button = form.querySelector('button')
  const status = form.querySelector('[role=status]')
  if (!fields || !button || !status) return
  const actor = createActor(connected, {input: {isStored: false, form: emptyLandingForm}})
  actor.subscribe((state) => {
    const face = landingFace(state)
    button.disabled = !face.canSubmit
    button.textContent = face.button
    status.textContent = face.status
    form.ariaBusy = String(face.isPending)
    for (const input of [fields.name, fields.email, fields.phone]) input.readOnly = face.isPending
  })
  actor.start()
  tellLanding(form, (event) => actor.send(event.type === 'form.submit' ? {...event, key: randomId()} : event))
}

if (landingContact.read() === null) {
  const form = document.getElementById('contato')
  if (form instanceof HTMLFormElement) join(form)
} else {
  void sendAgain()
    .catch((error: unknown) => logOnly('landing', error))
    .finally(() => reloadAt(appeals))
}
