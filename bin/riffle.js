#!/usr/bin/env -S node --max-semi-space-size=64 --v8-pool-size=1
import '../dist/riffle.js';
