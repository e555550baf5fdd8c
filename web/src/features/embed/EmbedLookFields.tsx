import { accentIn, embedColumns, embedNumbers, embedThemes, type EmbedTheme } from '@ascendant/domain/event/embed';
import { Options } from '../../ui/form/Options';
import { SelectField, TextField } from '../../ui/form/TextField';
import styles from './EmbedBuilder.module.css';

/** How it looks, as it's typed and chosen; '' for what the page does by itself. */
export interface TypedLook {
  readonly theme: EmbedTheme;
  readonly accent: string;
  readonly columns: string;
  readonly number: string;
}

export const noLook: TypedLook = { theme: 'light', accent: '', columns: '', number: '' };

interface EmbedLookFieldsProps {
  readonly look: TypedLook;
  readonly onLook: (look: TypedLook) => void;
  /** One event has no columns and no number. */
  readonly isList: boolean;
}

const themeLabels: Readonly<Record<EmbedTheme, string>> = {
  auto: 'Automatic',
  light: 'Light',
  dark: 'Dark',
};

/** Theme, accent colour, columns and number of events. */
export function EmbedLookFields({ look, onLook, isList }: EmbedLookFieldsProps) {
  const isWrong = look.accent !== '' && accentIn(look.accent) === null;
  const set = (change: Partial<TypedLook>) => onLook({ ...look, ...change });
  return (
    <div className={styles.look}>
      <SelectField
        label="Theme"
        help="Automatic follows the visitor’s device. Choose it if your own pages do."
        value={look.theme}
        onChange={(event) => set({ theme: embedThemes.find((theme) => theme === event.target.value) ?? 'auto' })}
      >
        <Options of={embedThemes} text={(theme) => themeLabels[theme]} />
      </SelectField>
      <TextField
        label="Accent colour"
        help="Of the buttons. Leave it empty for ours."
        error={isWrong ? 'Enter six hexadecimal digits, like b3541e' : undefined}
        value={look.accent}
        autoComplete="off"
        onChange={(event) => set({ accent: event.target.value })}
      />
      {isList ? (
        <>
          <CountField
            label="Columns"
            most={embedColumns}
            value={look.columns}
            onChange={(columns) => set({ columns })}
          />
          <CountField
            label="Events at first"
            most={embedNumbers}
            value={look.number}
            onChange={(number) => set({ number })}
          />
        </>
      ) : null}
    </div>
  );
}

interface CountFieldProps {
  readonly label: string;
  readonly most: { readonly min: number; readonly max: number };
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function CountField({ label, most: { min, max }, value, onChange }: CountFieldProps) {
  const counts = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">Automatic</option>
      <Options of={counts} />
    </SelectField>
  );
}
