/** Numbers as people read them. A negative one has the sign of the texts, "−10", not the hyphen of machines. */
import { FluentNumber } from '@fluent/bundle';

const MINUS = '−';

/** A number in words of a language. */
export function written(value: number, locale: string, options: Intl.NumberFormatOptions = {}): string {
  return withMinus(new Intl.NumberFormat(locale, options).format(value));
}

/** The same with its sign: "+10", "−10", "0". */
export function signed(value: number, locale: string): string {
  return written(value, locale, { signDisplay: 'exceptZero' });
}

/** A number inside a sentence. */
export class ReadNumber extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return withMinus(super.toString(scope));
  }
}

function withMinus(text: string): string {
  return text.replace('-', MINUS);
}
