import type {ReactNode} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {createActor} from 'xstate'
import {emptyLandingForm} from '../../../domain/landing/contact.ts'
import {wizardMachine} from '../../../machines/diagnostic/wizard.machine.ts'
import type {WizardPurpose} from '../../../machines/diagnostic/wizard.types.ts'
import {landingMachine} from '../../../machines/landing/landing.machine.ts'
import {diagnosticPaths} from '../../features/diagnostic/paths.ts'
import {WizardView} from '../../features/diagnostic/WizardView.tsx'
import {LandingLoginView, LandingView} from '../../features/landing/LandingView.tsx'
import {compassText, wizardText} from '../../text/diagnostic/diagnostic.ts'
import {landingText} from '../../text/landing/landing.ts'
import {brand} from '../../text/shared/brand.ts'

/** A page that is drawn when the product is built, so that it shows whole before any script (`scripts/build/doors.ts`). */
export type Door = {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly imageText: string
  readonly body: string
  /** `landing` has a small script of its own; `product` turns into the product, and `plain` needs no script. */
  readonly kind: 'landing' | 'product' | 'plain'
}

const drawn = (node: ReactNode) => renderToStaticMarkup(node)
const {imageText} = landingText

function wizard(purpose: WizardPurpose): string {
  const input = {purpose, step: 0, type: null, targets: [], templateId: null}
  return drawn(<WizardView state={createActor(wizardMachine, {input}).getSnapshot()} send={() => undefined} />)
}

/** The doors of the product. */
export function doors(): readonly Door[] {
  const landing = createActor(landingMachine, {input: {isStored: false, form: emptyLandingForm}}).getSnapshot()
  return [
    {
      path: '/landing',
      title: landingText.title,
      description: landingText.description,
      imageText,
      body: drawn(<LandingView state={landing} isBuilt />),
      kind: 'landing',
    },
    {
      path: '/landing/login',
      title: landingText.loginTitle,
      description: landingText.loginText,
      imageText,
      body: drawn(<LandingLoginView />),
      kind: 'plain',
    },
    {
      path: diagnosticPaths.start,
      title: `${wizardText.title} · ${brand.name}`,
      description: wizardText.welcome,
      imageText,
      body: wizard('diagnostic'),
      kind: 'product',
    },
    {
      path: diagnosticPaths.compass,
      title: `${compassText.title} · ${brand.name}`,
      description: compassText.intro,
      imageText,
      body: wizard('compass'),
      kind: 'product',
    },
  ]
}
