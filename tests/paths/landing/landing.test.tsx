import {useEffect} from 'react'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {landingMachine} from '../../../machines/landing/landing.machine.ts'
import type {Send} from '../../../src/features/flow.ts'
import {tellLanding} from '../../../src/features/landing/formEvents.ts'
import {LandingView} from '../../../src/features/landing/LandingView.tsx'
import {landingModel} from '../../models/landing/landingModels.ts'
import {landingView} from '../../models/landing/landingView.ts'
import {walkView} from '../../support/walkView.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof landingMachine>
  readonly send: Send<EventFrom<typeof landingMachine>>
}

/** The page with the events of its script. */
function Page({state, send}: Props) {
  useEffect(() => {
    const form = document.getElementById('contato')
    if (form instanceof HTMLFormElement) tellLanding(form, send)
  }, [send])
  return <LandingView state={state} />
}

walkView(landingModel, landingView, ({state, send}) => <Page state={state} send={send} />)
