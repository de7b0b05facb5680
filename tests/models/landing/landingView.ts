import type {landingMachine} from '../../../machines/landing/landing.machine.ts'
import {landingText as text} from '../../../src/text/landing/landing.ts'
import type {ViewModel} from '../../support/interactions.ts'

export const landingView: ViewModel<typeof landingMachine> = {
  interactions: {
    'field.change': async (page, {form}) => {
      await page.getByRole('textbox', {name: text.name}).fill(form.name)
      await page.getByRole('textbox', {name: text.email}).fill(form.email)
      await page.getByRole('textbox', {name: text.phone}).fill(form.phone)
      const consent = page.getByRole('checkbox')
      if ((consent.element() as HTMLInputElement).checked !== form.consents) await consent.click()
    },
    'form.submit': (page) => page.getByRole('button', {name: text.submit}).click(),
  },
  expectations: {
    filling: {
      visible: [
        ['heading', text.heading],
        ['button', text.submit],
      ],
      absent: [['text', text.slow]],
    },
    'sending.quick': {visible: [['button', text.sending]], absent: [['text', text.slow]]},
    'sending.slow': {
      visible: [
        ['button', text.sending],
        ['text', text.slow],
      ],
    },
    stored: {visible: [['text', text.opening]], absent: [['button', text.submit]]},
  },
}
