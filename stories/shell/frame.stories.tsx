import {css} from 'styled-system/css'
import {frameMachine} from '../../machines/shell/frame.machine.ts'
import {FrameView} from '../../src/features/shell/FrameView.tsx'
import {frameTitles} from '../../src/text/shell/gating.ts'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: frameMachine,
  View: (flow) => (
    <FrameView {...flow} title={frameTitles.sprint}>
      <p className={css({padding: '6'})}>Aqui fica o aplicativo do curso, na sua moldura.</p>
    </FrameView>
  ),
  context: {
    kind: 'sprint',
    route: '/',
    now: 0,
    app: {url: 'https://sprint.aristo.example/app', handOver: 'query'},
    token: 'story',
    expiresAt: 3_600_000,
    loadingSince: 0,
    attempt: 1,
  },
})

export default {title: 'Fluxos/Estrutura/Curso em moldura', ...meta}
export const Preparing = at('preparing')
export const Loading = at('loading')
export const Shown = at('shown')
export const Renewing = at('renewing')
export const Expired = at('expired')
export const Offline = at('offline')
export const Failed = at('failed')
export const NotConfigured = at('notConfigured', {app: null})
