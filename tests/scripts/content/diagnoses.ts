/** What the drawing of twelve leads can show, as the sources call it. */
export const twelveLeadDiagnoses = [
  'normal',
  'infarto inferior',
  'infarto anterior',
  'bloqueio de ramo esquerdo',
  'bloqueio de ramo direito',
  'sobrecarga ventricular esquerda',
  'hipercalemia',
  'wpw',
  'pericardite',
  'fibrilação atrial',
] as const
