import {maskedLandingPhone} from '../../../domain/landing/contact.ts'
import type {LandingEvent} from '../../../machines/landing/landing.types.ts'
import type {Send} from '../flow.ts'

const isInput = (element: Element | RadioNodeList | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement

/** The fields of the form as it was drawn at build time; null for a form that is another. */
export function landingFields(form: HTMLFormElement) {
  const inputs = ['name', 'email', 'phone', 'consent', 'website'].map((name) => form.elements.namedItem(name))
  const [name, email, phone, consent, website] = inputs.filter(isInput)
  return name && email && phone && consent && website ? {name, email, phone, consent, website} : null
}

/**
 * Tells the chart of the landing what happens in the form, which is no component on the page: the phone gets its mask
 * while it is typed. What was typed before, or what the browser filled in after a reload, is told at once.
 */
export function tellLanding(form: HTMLFormElement, send: Send<LandingEvent>): void {
  const fields = landingFields(form)
  if (fields === null) return
  const {name, email, phone, consent, website} = fields
  const tell = () =>
    send({
      type: 'field.change',
      form: {name: name.value, email: email.value, phone: phone.value, consents: consent.checked},
    })
  phone.addEventListener('input', () => {
    const isAtEnd = phone.selectionEnd === phone.value.length
    const masked = maskedLandingPhone(phone.value)
    if (masked === phone.value) return
    const place = phone.selectionEnd ?? masked.length
    phone.value = masked
    if (!isAtEnd) phone.setSelectionRange(place, place)
  })
  form.addEventListener('input', tell)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    tell()
    send({type: 'form.submit', website: website.value})
  })
  tell()
}
