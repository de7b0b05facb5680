import type {Meta, StoryObj} from '@storybook/react-vite'
import {css} from 'styled-system/css'
import {PieChart} from '../../src/ui/charts/PieChart.tsx'
import {RadarChart} from '../../src/ui/charts/RadarChart.tsx'
import {seriesNames} from '../../src/ui/charts/Series.tsx'
import {Row, Stage} from './Stage.tsx'

const meta = {title: 'UI/Gráficos'} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const frame = css({width: '[20rem]', maxWidth: 'full', padding: '4', bg: 'surface.overlay', borderRadius: 'lg'})
const rounded = (value: number) => `${Math.round(value)}%`

const Pie = ({values}: {readonly values: readonly number[]}) => (
  <div className={frame}>
    <PieChart
      title="Partes"
      description="Quanto cada parte tem do todo."
      empty="Nada para mostrar."
      columns={['Nome', 'Valor', 'Parte']}
      centre={{value: String(values.reduce((sum, value) => sum + value, 0)), unit: 'no total'}}
      formatShare={rounded}
      slices={values.map((value, index) => ({
        id: `${index}`,
        label: `Série ${index + 1}`,
        short: `S${index + 1}`,
        value,
        series: seriesNames[index] ?? 'six',
      }))}
    />
  </div>
)

const Radar = ({values}: {readonly values: readonly number[]}) => (
  <div className={frame}>
    <RadarChart
      title="Medidas"
      description="Cada medida de 0 a 100."
      empty="Nada para mostrar."
      columns={['Nome', 'Valor']}
      formatValue={rounded}
      tableLabel="Ver tabela"
      axes={values.map((value, index) => ({
        id: `${index}`,
        label: `Medida ${index + 1}`,
        short: `M${index + 1}`,
        value,
      }))}
    />
  </div>
)

export const Pies: Story = {
  name: 'PieChart',
  render: () => (
    <Stage>
      <Row name="Seis séries">
        <Pie values={[20, 22, 20, 18, 17, 3]} />
      </Row>
      <Row name="Uma só, zero e vazio">
        <Pie values={[7]} />
        <Pie values={[3, 0, 1]} />
        <Pie values={[]} />
      </Row>
    </Stage>
  ),
}

export const Radars: Story = {
  name: 'RadarChart',
  render: () => (
    <Stage>
      <Row name="Seis medidas">
        <Radar values={[60, 77, 45, 89, 71, 67]} />
      </Row>
      <Row name="Uma só, zeros e vazio">
        <Radar values={[40]} />
        <Radar values={[0, 0, 0]} />
        <Radar values={[]} />
      </Row>
    </Stage>
  ),
}
