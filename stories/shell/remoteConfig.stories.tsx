import {noRemoteConfig, type RemoteConfig} from '../../domain/shell/remoteConfig.ts'
import {remoteConfigMachine} from '../../machines/shell/remoteConfig.machine.ts'
import {RemoteConfigView} from '../../src/features/shell/RemoteConfigView.tsx'
import {Card} from '../../src/ui/content/Card.tsx'
import {TextLink} from '../../src/ui/action/TextLink.tsx'
import {flowStories} from '../support/flowStory.tsx'

const arrived: RemoteConfig = {
  ...noRemoteConfig,
  termsOfUseUrl: '/termos-de-uso',
  privacyPolicyUrl: '/politica-de-privacidade',
  contactPhoneNumber: '+55 11 4000-0000',
}

const Shown = ({config}: {readonly config: RemoteConfig}) => (
  <Card>
    <p>Telefone: {config.contactPhoneNumber === '' ? 'nenhum' : config.contactPhoneNumber}</p>
    {config.termsOfUseUrl === '' ? null : (
      <p>
        <TextLink href={config.termsOfUseUrl}>Termos de uso</TextLink>
      </p>
    )}
    {config.privacyPolicyUrl === '' ? null : (
      <p>
        <TextLink href={config.privacyPolicyUrl}>Política de privacidade</TextLink>
      </p>
    )}
  </Card>
)

const {at, meta} = flowStories({
  machine: remoteConfigMachine,
  View: ({state}) => <RemoteConfigView state={state}>{(config) => <Shown config={config} />}</RemoteConfigView>,
  context: {config: noRemoteConfig, fetchedAt: null, askedAt: null},
})

export default {title: 'Fluxos/Estrutura/Configuração remota', ...meta}
export const Idle = at('idle')
export const Fetching = at('fetching', {askedAt: 1_795_187_000_000})
export const Ready = at('ready', {config: arrived, fetchedAt: 1_795_187_000_000, askedAt: 1_795_187_000_000})
export const Failed = at('failed', {askedAt: 1_795_187_000_000})
export const Failed_OlderValues = at('failed', {
  config: arrived,
  fetchedAt: 1_795_180_000_000,
  askedAt: 1_795_187_000_000,
})
