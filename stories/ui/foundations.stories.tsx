import type {Meta, StoryObj} from '@storybook/react-vite'
import {css} from 'styled-system/css'
import {token} from 'styled-system/tokens'
import * as basicIcons from '../../src/ui/icon/basicIcons.tsx'
import * as icons from '../../src/ui/icon/icons.tsx'
import * as lateIcons from '../../src/ui/icon/lateIcons.tsx'
import type {RichText} from '../../domain/shared/richText.ts'
import {RichTextView} from '../../src/ui/content/RichTextView.tsx'
import {contrast} from '../../src/ui/theme/contrast.ts'
import {contrastRules, palette} from '../../src/ui/theme/palette.ts'
import {clinicalCase} from './clinicalCase.ts'
import formulas from './formulas.json' with {type: 'json'}
import {Row, Stage} from './Stage.tsx'

const meta = {title: 'UI/Fundamentos'} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const pairs = contrastRules.flatMap(({ink, on, least}) => on.map((ground) => ({ink, ground, least})))
const figure = (value: number): string => value.toFixed(1).replace('.', ',')

const Pair = ({ink, ground, least}: (typeof pairs)[number]) => (
  <li
    className={css({
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      px: '3',
      py: '2',
      borderRadius: 'sm',
      border: 'subtle',
    })}
    style={{background: token.var(`colors.${ground}`)}}
  >
    <span
      className={css({textStyle: 'small', fontWeight: 'medium'})}
      style={{color: token.var(least < 4.5 ? 'colors.text.strong' : `colors.${ink}`)}}
    >
      {least < 4.5 && (
        <span
          aria-hidden="true"
          style={{
            display: 'inline-block',
            width: '0.75rem',
            height: '0.75rem',
            marginInlineEnd: '0.5rem',
            background: token.var(`colors.${ink}`),
          }}
        />
      )}
      {ink} / {ground}
    </span>
    <span
      className={css({
        textStyle: 'small',
        color: 'text.strong',
        bg: 'surface.raised',
        px: '1.5',
        borderRadius: 'xs',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      })}
    >
      {figure(contrast(palette[ink][0], palette[ground][0]))} · {figure(contrast(palette[ink][1], palette[ground][1]))}
    </span>
  </li>
)

export const Colours: Story = {
  name: 'Cores e contraste',
  render: () => (
    <Stage title="Cores">
      <p>
        Cada par permitido, com o contraste no tema claro e no escuro. Leitura: 7 ou mais; textos: 4,5; bordas e foco:
        3.
      </p>
      <ul
        className={css({
          display: 'grid',
          gridTemplateColumns: {base: '1fr', md: '1fr 1fr', xl: '1fr 1fr 1fr'},
          gap: '2',
        })}
      >
        {pairs.map((pair) => (
          <Pair key={`${pair.ink} ${pair.ground}`} {...pair} />
        ))}
      </ul>
    </Stage>
  ),
}

const styles = {
  display: css({textStyle: 'display'}),
  title: css({textStyle: 'title'}),
  heading: css({textStyle: 'heading'}),
  reading: css({textStyle: 'reading'}),
  body: css({textStyle: 'body'}),
  label: css({textStyle: 'label'}),
  small: css({textStyle: 'small'}),
  caption: css({textStyle: 'caption'}),
  overline: css({textStyle: 'overline'}),
}

export const Type: Story = {
  name: 'Letra',
  render: () => (
    <Stage>
      {Object.entries(styles).map(([name, className]) => (
        <Row key={name} name={name}>
          <p className={className}>Ausculta com estertores crepitantes em base direita, 38,9 °C</p>
        </Row>
      ))}
    </Stage>
  ),
}

const steps = ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16'] as const

export const Spacing: Story = {
  name: 'Espaço',
  render: () => (
    <Stage>
      {steps.map((step) => (
        <div key={step} className={css({display: 'flex', alignItems: 'center', gap: '3', textStyle: 'small'})}>
          <span className={css({width: '32', color: 'text.muted'})}>
            {step} · {Number(step) * 4} px
          </span>
          <span
            className={css({bg: 'brand.solid', height: '4', borderRadius: 'xs'})}
            style={{width: token.var(`spacing.${step}`)}}
          />
        </div>
      ))}
    </Stage>
  ),
}

export const Icons: Story = {
  name: 'Ícones',
  render: () => (
    <Stage>
      <ul className={css({display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))', gap: '4'})}>
        {Object.entries({...basicIcons, ...icons, ...lateIcons}).map(([name, Drawn]) => (
          <li
            key={name}
            className={css({
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
              gap: '2',
              textStyle: 'caption',
              color: 'text.muted',
            })}
          >
            <Drawn className={css({color: 'text.strong'})} size={28} />
            {name.replace('Icon', '')}
          </li>
        ))}
      </ul>
    </Stage>
  ),
}

export const Reading: Story = {
  name: 'Leitura',
  render: () => (
    <Stage>
      <h2 className={css({textStyle: 'title', color: 'text.strong'})}>Questão 12 de 100</h2>
      <RichTextView value={clinicalCase} tableLabel="Tabela" />
    </Stage>
  ),
}

export const Formulas: Story = {
  name: 'Fórmulas',
  render: () => (
    <Stage>
      <h2 className={css({textStyle: 'title', color: 'text.strong'})}>Fórmulas</h2>
      <RichTextView value={formulas.tree as unknown as RichText} tableLabel="Tabela" />
    </Stage>
  ),
}

export const ReadingCompact: Story = {
  name: 'Leitura compacta',
  render: () => (
    <Stage title="Prova">
      <h2 className={css({textStyle: 'heading', color: 'text.strong'})}>Questão 12</h2>
      <RichTextView value={clinicalCase} size="compact" measure="full" tableLabel="Tabela" />
    </Stage>
  ),
}
